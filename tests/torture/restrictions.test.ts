import { restrictions } from "./attacks/restrictions.ts";
import { shortForm } from "./short-form.ts";

shortForm(restrictions);
