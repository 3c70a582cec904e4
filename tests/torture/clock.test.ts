import { clock } from "./attacks/clock.ts";
import { shortForm } from "./short-form.ts";

shortForm(clock);
