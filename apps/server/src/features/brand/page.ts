import { accentStyle } from "../../machinery/accent.ts";
import type { Config } from "../../machinery/config.ts";
import type { PageAbout } from "../../machinery/http/site.ts";
import type { Brand } from "./brand.ts";

/** Where `apps/web/index.html` says what a house without configuration is called. */
const MARKED = /<!--brand-->[\s\S]*?<!--\/brand-->/;
/** The ground of the dark mode in tokens.css, in which a house starts. */
const GROUND = "#0a0f1e";
const BUILT_IN_MARK = "/mark.svg";
/** The same in 180 × 180 pixels on {@link GROUND}, drawn from it by a browser: iOS shows no SVG, and fills what is clear with black. */
const BUILT_IN_TOUCH_ICON = "/touch-icon.png";

type Pictures = Pick<Brand, "mark" | "touchIcon" | "share">;
type Branded = Pick<Config, "houseName" | "houseDescription" | "accents" | "publicUrl">;

/**
 * The page in the operator's name, mark and accent, and in the words of what it is about. They are part of the first bytes: nothing is fetched, and nothing is painted
 * before. Built pages of another make, without the mark of where to write, keep their head.
 */
export function brandedPage(html: string, config: Branded, brand: Pictures, about: PageAbout | null = null): string {
  const style = styleOf(config, brand);
  return html
    .replace(MARKED, () => headOf(config, brand, about))
    .replace(/<html[^>]*/, (tag) => (config.accents === null ? tag : startInAccent(tag)))
    .replace("</head>", () => (style === "" ? "</head>" : `<style>${style}</style></head>`));
}

function headOf(config: Branded, { mark, touchIcon, share }: Pictures, about: PageAbout | null): string {
  const name = escapeHtml(config.houseName);
  const title = about === null ? name : escapeHtml(about.title);
  const description = escapeHtml(about?.description ?? config.houseDescription);
  // Beside a mark of the operator's ours would be the wrong one; without any, a home screen shows a picture of the page.
  const touchPath = touchIcon?.path ?? (mark === null ? BUILT_IN_TOUCH_ICON : null);
  const picture = about?.image ?? share;
  // Others fetch it: they need the whole address.
  const image = picture !== null && config.publicUrl !== null ? escapeHtml(config.publicUrl + picture.path) : null;
  return [
    `<title>${title === name ? name : `${title} · ${name}`}</title>`,
    `<meta name="description" content="${description}" />`,
    `<meta name="application-name" content="${name}" />`,
    '<meta property="og:type" content="website" />',
    `<meta property="og:site_name" content="${name}" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    ...(image === null ? [] : [`<meta property="og:image" content="${image}" />`]),
    ...(image === null || about === null ? [] : sizeOf(about)),
    `<meta name="twitter:card" content="${image === null ? "summary" : "summary_large_image"}" />`,
    `<link rel="icon" href="${mark?.path ?? BUILT_IN_MARK}" type="image/svg+xml" />`,
    ...(touchPath === null ? [] : [`<link rel="apple-touch-icon" href="${touchPath}" />`]),
    ...(mark === null ? [] : [`<link rel="preload" as="image" href="${mark.path}" type="image/svg+xml" />`]),
  ].join("\n    ");
}

/** Known before the picture is there, so that its first reader sees it too. */
function sizeOf({ title, image: { type, width, height } }: PageAbout): readonly string[] {
  return [
    `<meta property="og:image:type" content="${type}" />`,
    `<meta property="og:image:width" content="${width}" />`,
    `<meta property="og:image:height" content="${height}" />`,
    `<meta property="og:image:alt" content="${escapeHtml(title)}" />`,
  ];
}

/** Who has chosen no preset sees the operator's accent: `first-paint.js` and the settings read it from here. */
function startInAccent(tag: string): string {
  return `${tag.replace(/ data-preset="\w+"/, ' data-preset="default"')} data-accent="default"`;
}

/** The mark takes the place of the drawn one as a background, which is a picture to a browser like an `<img>`: nothing in it runs. */
function styleOf(config: Branded, { mark }: Pick<Brand, "mark">): string {
  const accent = config.accents === null ? "" : accentStyle(config.accents);
  if (mark === null) return accent;
  return `${accent}svg[data-mark]{background:url("${mark.path}") center/contain no-repeat}svg[data-mark]>*{display:none}`;
}

/** The web app manifest, with which the site is put on a home screen. */
export function manifestOf(
  config: Pick<Config, "houseName" | "houseDescription">,
  { mark }: Pick<Brand, "mark">,
): string {
  return JSON.stringify({
    name: config.houseName,
    short_name: config.houseName,
    description: config.houseDescription,
    id: "/home",
    start_url: "/home",
    display: "standalone",
    background_color: GROUND,
    theme_color: GROUND,
    icons: [{ src: mark?.path ?? BUILT_IN_MARK, sizes: "any", type: "image/svg+xml" }],
  });
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
