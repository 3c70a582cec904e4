import { accentStyle } from "../../machinery/accent.ts";
import type { Config } from "../../machinery/config.ts";
import type { PageAbout } from "../../machinery/http/site.ts";
import type { Brand } from "./brand.ts";

/** The part of `apps/web/index.html` that names a house without configuration. */
const MARKED = /<!--brand-->[\s\S]*?<!--\/brand-->/;
/** The background of the dark mode in tokens.css, in which a house starts. */
const GROUND = "#0a0f1e";
const BUILT_IN_MARK = "/mark.svg";
/**
 * The same in 180 × 180 pixels on {@link GROUND}, rendered from it by a browser: iOS shows no SVG, and fills
 * transparent areas with black.
 */
const BUILT_IN_TOUCH_ICON = "/touch-icon.png";

type Pictures = Pick<Brand, "mark" | "touchIcon" | "share">;
type Branded = Pick<Config, "houseName" | "houseDescription" | "accents" | "publicUrl">;

/**
 * Returns the page with the operator's name, mark and accent, and with the texts of its subject. They are part of the
 * first bytes: nothing is fetched, and nothing is painted before. Pages of another build, without the marker for these
 * parts, keep their head.
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
  // Beside an operator's mark the built-in one would be wrong; without any, a home screen shows a picture of the page.
  const touchPath = touchIcon?.path ?? (mark === null ? BUILT_IN_TOUCH_ICON : null);
  const picture = about?.image ?? share;
  // Other servers fetch it, so it needs the whole address.
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

/** Returns the size, which is known before the picture exists, so that its first reader sees it too. */
function sizeOf({ title, image: { type, width, height } }: PageAbout): readonly string[] {
  return [
    `<meta property="og:image:type" content="${type}" />`,
    `<meta property="og:image:width" content="${width}" />`,
    `<meta property="og:image:height" content="${height}" />`,
    `<meta property="og:image:alt" content="${escapeHtml(title)}" />`,
  ];
}

/**
 * Makes visitors who have chosen no preset start in the operator's accent, which `first-paint.js` and the settings read
 * from here.
 */
function startInAccent(tag: string): string {
  return `${tag.replace(/ data-preset="\w+"/, ' data-preset="default"')} data-accent="default"`;
}

/** Returns the style that draws the mark as a background. Browsers treat this like an `<img>`: nothing in it runs. */
function styleOf(config: Branded, { mark }: Pick<Brand, "mark">): string {
  const accent = config.accents === null ? "" : accentStyle(config.accents);
  if (mark === null) return accent;
  return `${accent}svg[data-mark]{background:url("${mark.path}") center/contain no-repeat}svg[data-mark]>*{display:none}`;
}

/** Returns the web app manifest, with which the site is put on a home screen. */
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
