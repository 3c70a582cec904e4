import { kill } from "./attacks/kill.ts";
import { shortForm } from "./short-form.ts";

shortForm(kill);
