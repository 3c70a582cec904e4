import { races } from "./attacks/races.ts";
import { shortForm } from "./short-form.ts";

shortForm(races);
