import { hash } from "node:crypto";
import { workerData } from "node:worker_threads";
import { generateChain } from "@fairhouse/fairness/chain.ts";
import type { ChainOrder } from "./chain-mill.ts";

const { root, length, stride, answer } = workerData as ChainOrder;
answer.postMessage(generateChain(root, length, stride, (text) => hash("sha256", text)));
