import { floodAttack } from "./attacks/flood.ts";
import { shortForm } from "./short-form.ts";

shortForm(floodAttack);
