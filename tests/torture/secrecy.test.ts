import { secrecy } from "./attacks/secrecy.ts";
import { shortForm } from "./short-form.ts";

shortForm(secrecy);
