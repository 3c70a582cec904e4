import { doors } from "./attacks/doors.ts";
import { shortForm } from "./short-form.ts";

shortForm(doors);
