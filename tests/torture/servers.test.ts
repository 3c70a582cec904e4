import { servers } from "./attacks/servers.ts";
import { shortForm } from "./short-form.ts";

shortForm(servers);
