import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Markdown } from "./markdown.tsx";

const shown = (text: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Markdown text={text} />
    </MemoryRouter>,
  );

test("renders the operator's headings, lists, emphasis and links", () => {
  const html = shown(
    "# Our terms\n\nWe are **fair**.\n\n- one\n- two\n\n[Ask](mailto:desk@house.example) or [read](/fairness)\n",
  );
  expect(html).toMatch(/<h3[^>]*>Our terms<\/h3>/);
  expect(html).toContain("<strong>fair</strong>");
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(html).toMatch(/<a href="mailto:desk@house\.example"/);
  expect(html).toMatch(/<a[^>]* href="\/fairness"/);
});

test("external links open a tab without access to this one", () => {
  expect(shown("[law](https://law.example/x)")).toMatch(
    /href="https:\/\/law\.example\/x"[^>]* target="_blank" rel="noopener noreferrer"/,
  );
});

const ELEMENTS = /<(script|img|iframe|svg|style|object|embed|form|input|video|audio|base|meta|link|math)\b/i;
const HANDLERS = /<[^>]*\son\w+\s*=/i;
const ADDRESSES = /(href|src|style|action|srcset|data)\s*=\s*"(?!mailto:|https?:|\/(?!\/)|#)/i;

test.each([
  "<script>alert(1)</script>",
  "text <img src=x onerror=alert(1)> text",
  '<a href="javascript:alert(1)">x</a>',
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](java\nscript:alert(1))",
  "[x](&#106;avascript:alert(1))",
  "[x](data:text/html;base64,PHNjcmlwdD4=)",
  "[x](vbscript:msgbox)",
  "[x](//elsewhere.example)",
  "[x](/\\elsewhere.example)",
  "[x][1]\n\n[1]: javascript:alert(1)",
  "<javascript:alert(1)>",
  "![x](https://elsewhere.example/pixel.png)",
  '![x](x "onerror=alert(1)")',
  "<svg onload=alert(1)>",
  "<iframe src=https://elsewhere.example></iframe>",
  "<style>*{display:none}</style>",
  '<div style="position:fixed">x</div>',
  "<form action=/api/auth/login><input name=password></form>",
  "| a |\n|---|\n| <img src=x onerror=alert(1)> |",
  "[^1]\n\n[^1]: <script>alert(1)</script>",
  "- [x] <script>alert(1)</script>",
  '<Link to="javascript:alert(1)">x</Link>',
])("%j brings no element, handler or address of its own", (text) => {
  const html = shown(`before\n\n${text}\n\nafter`);
  // A task list draws a disabled checkbox of its own.
  const elements = html.replace(/<input[^>]*type="checkbox"[^>]*\/>/g, "");
  expect(elements).not.toMatch(ELEMENTS);
  expect(html).not.toMatch(HANDLERS);
  expect(html).not.toMatch(ADDRESSES);
  expect(html).toContain("before");
  expect(html).toContain("after");
});
