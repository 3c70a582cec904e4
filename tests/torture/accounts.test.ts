import { accounts } from "./attacks/accounts.ts";
import { shortForm } from "./short-form.ts";

shortForm(accounts);
