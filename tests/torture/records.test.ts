import { records } from "./attacks/records.ts";
import { shortForm } from "./short-form.ts";

shortForm(records);
