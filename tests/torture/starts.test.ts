import { starts } from "./attacks/starts.ts";
import { shortForm } from "./short-form.ts";

shortForm(starts);
