import { cut } from "./attacks/cut.ts";
import { shortForm } from "./short-form.ts";

shortForm(cut);
