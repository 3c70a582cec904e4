import { points } from "./attacks/points.ts";
import { shortForm } from "./short-form.ts";

shortForm(points);
