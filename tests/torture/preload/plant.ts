// Loaded by --import with ?bug=NAME: the server runs with that bug of planted-bugs.ts in it.
import { bugNamed } from "../planted-bugs.ts";
import { argumentOf } from "./arguments.ts";
import { replaceAtLoad } from "./replace.ts";

replaceAtLoad(bugNamed(argumentOf(import.meta.url, "bug")).pieces);
