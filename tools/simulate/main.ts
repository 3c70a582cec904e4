import { runCommand } from "../command.ts";
import { simulate } from "./crew.ts";
import { exactReport, exactText } from "./exact.ts";
import { modelReport, modelText } from "./model.ts";
import { helpText, parseOptions } from "./options.ts";
import { ProgressBar } from "./progress.ts";
import { asText, reportOf } from "./report.ts";

async function main(): Promise<number> {
  const options = await parseOptions(process.argv.slice(2));
  if (options === null) {
    console.log(await helpText());
    return 0;
  }
  const { game, bet, rounds, seed, json, exact } = options;
  if (options.model) {
    const report = modelReport(rounds, seed);
    console.log(json ? JSON.stringify(report) : modelText(report));
    return report.holds ? 0 : 1;
  }
  if (exact !== null) {
    const report = exactReport(game, bet, exact);
    console.log(json ? JSON.stringify(report) : exactText(report));
    return report.same ? 0 : 1;
  }
  const bar = new ProgressBar(rounds);
  const simulation = await simulate({ gameId: game.id, bet, seed }, rounds, (done) => bar.update(done));
  bar.clear();
  const report = reportOf(game, bet, seed, simulation);
  console.log(json ? JSON.stringify(report) : asText(report));
  return report.inside === false ? 1 : 0;
}

await runCommand(main);
