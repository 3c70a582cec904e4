import { results } from "./attacks/results.ts";
import { shortForm } from "./short-form.ts";

shortForm(results);
