import { access } from "./attacks/access.ts";
import { shortForm } from "./short-form.ts";

shortForm(access);
