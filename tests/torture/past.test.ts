import { past } from "./attacks/past.ts";
import { shortForm } from "./short-form.ts";

shortForm(past);
