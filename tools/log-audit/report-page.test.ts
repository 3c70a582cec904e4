import { expect, test } from "vitest";
import type { LogReport } from "./report.ts";
import { reportPage } from "./report-page.ts";

const report: LogReport = {
  vkey: "play.example/log/1+00000000+AA==",
  head: "play.example/log/1\n12\nAA==\n\n— play.example/log/1 AA==\n",
  counts: { entries: 12, kinds: { beat: 7, house: 1 }, linksChecked: 3, roundsChecked: 2, daysChecked: 1 },
  findings: [],
  notChecked: ["that <everybody> is shown the same log"],
};

test("the page of a report has what its JSON has", () => {
  const page = reportPage(report);
  expect(page).toContain("<h1>Everything in the log is as it must be</h1>");
  expect(page).toContain("<td>beat</td><td>7</td>");
  expect(page).toContain("<td>days</td><td>1</td>");
  expect(page).toContain("<li>that &lt;everybody&gt; is shown the same log</li>");
  expect(page).toContain("— play.example/log/1 AA==");
  expect(page).not.toContain("<h2>Findings");
});

test("texts of the house that was audited are text on the page", () => {
  const about = `<script src="//x"></script>'\u202e\n`;
  const page = reportPage({ ...report, findings: [{ index: 5, rule: "nothing is told twice", about }] });
  expect(page).toContain("<h1>Findings: 1</h1>");
  expect(page).toContain(
    "<td>5</td><td>not so that nothing is told twice</td><td>&lt;script src=&quot;//x&quot;&gt;&lt;/script&gt;&#39;\\u{202e}\\u{a}</td>",
  );
  expect(page).not.toContain("<script");
});
