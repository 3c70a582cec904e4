import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import helmet from "@fastify/helmet";
import serveFiles from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Compressed, compressed, sendCompressed } from "./compressed.ts";
import { readEarlyFiles } from "./early-files.ts";
import { AppError } from "./errors.ts";
import type { AppInstance } from "./instance.ts";
import { pageFinder, type SitePage } from "./pages.ts";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
/** Vite puts a hash of the content into these files' names, so the content of a name never changes. */
const FOR_EVER = "public, max-age=31536000, immutable";
const ASK_AGAIN = "no-cache";

/** The ending of a file that was compressed when the site was built. */
const PACKED = /\.(br|gz)$/;
/** Files that no window shows by themselves. */
const NO_DOCUMENT = /\.(js|css|woff2)$/;
/**
 * Headers that browsers apply to documents only. On every script of a page they would be a kilobyte that a phone waits
 * for.
 */
const OF_DOCUMENTS = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];
/** A document that is saved and opened elsewhere: here the policy of pages would keep its script from running. */
const FOR_SAVING = /\.html$/;
/** A script may run as a worker, whose only policy is that of its own file. */
const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

/** The head of a page about one thing, in plain text. */
export interface PageAbout {
  readonly title: string;
  readonly description: string;
  /** A path of this house. */
  readonly image: {
    readonly path: string;
    readonly type: string;
    readonly width: number;
    readonly height: number;
  };
}

/** The subject of a page; "missing" if it names a thing that does not exist, null if it is about nothing. */
export type PageSubject = PageAbout | "missing" | null;

/** Applies the operator's branding to the built site. */
export interface SiteDress {
  /** Brands the page as it was built. `about`: the subject of this page; null for every other page. */
  page(html: string, about: PageAbout | null): string;
  /** Serves the pictures and the manifest whose paths the page names. */
  routes(site: AppInstance): void;
}

/** Serves the site as it was built. */
export const PLAIN: SiteDress = { page: (html) => html, routes: () => undefined };

export interface SiteParts {
  /** Folder of the built site; null for a house without one. */
  readonly dist: string | null;
  /** Every other path, and one whose subject is missing, is answered with HTTP 404; the page says what is missing. */
  readonly pages: readonly SitePage[];
  readonly dress: SiteDress;
  /** Finds the subject of the page at a path. */
  readonly about: (path: string, address: string) => Promise<PageSubject>;
}

/** Serves the built site: files as they are, one page for every path, with HTTP 404 if the site has no page there. */
export async function siteRoutes(app: AppInstance, { dist, pages, dress, about: find }: SiteParts): Promise<void> {
  for (const path of ["/api", "/api/*"]) {
    app.all(path, { schema: { hide: true } }, () => {
      throw new AppError("not_found");
    });
  }
  if (dist === null || !existsSync(join(dist, "index.html"))) return;
  const pageAt = pageFinder(pages);
  const built = await readFile(join(dist, "index.html"), "utf8");
  const earlyFiles = await readEarlyFiles(dist, built, pages);
  const page = preparePage(dress.page(built, null));
  await app.register(async (site) => {
    await site.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: pagePolicy(page.scripts) },
      // The hook of the whole app sends it over TLS.
      strictTransportSecurity: false,
      referrerPolicy: { policy: "strict-origin-when-cross-origin" },
      xFrameOptions: { action: "deny" },
    });
    await site.register(serveFiles, {
      root: dist,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: "ignore",
      globIgnore: ["**/index.html", "**/site.webmanifest", "**/*.br", "**/*.gz", "**/*.map", "**/.*", "**/.*/**"],
      setHeaders: (reply, sent) => {
        const path = sent.replace(PACKED, "");
        if (NO_DOCUMENT.test(path)) {
          for (const name of OF_DOCUMENTS) reply.removeHeader(name);
          if (path.endsWith(".js")) reply.header("content-security-policy", WORKER_POLICY);
        }
        if (FOR_SAVING.test(path)) reply.header("content-disposition", "attachment");
        reply.header("cache-control", path.includes(`${join(dist, "assets")}`) ? FOR_EVER : ASK_AGAIN);
      },
    });
    dress.routes(site);
    site.get("/assets/*", { schema: { hide: true } }, () => {
      throw new AppError("not_found");
    });
    site.get("/*", { schema: { hide: true } }, async (request, reply) => {
      const path = pathOf(request);
      const found = pageAt(path);
      const early = found && earlyFiles(found);
      if (early !== undefined) reply.header("link", early);
      const about = await aboutOf(find, request);
      if (about === "missing" || found === undefined) return sendPage(page, request, reply.code(404));
      return about === null ? sendPage(page, request, reply) : sendHtml(dress.page(built, about), reply);
    });
  });
}

interface Page extends Compressed {
  /** Hashes of its inline scripts, as the policy names them. */
  readonly scripts: readonly string[];
}

function preparePage(html: string): Page {
  const inline = [...html.matchAll(INLINE_SCRIPT)].map((match) => match[1] ?? "");
  const scripts = inline.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  return { ...compressed(html), scripts };
}

/** Finds the subject of a page; after an error the page is sent without it rather than not at all. */
async function aboutOf(find: SiteParts["about"], request: FastifyRequest): Promise<PageSubject> {
  try {
    return await find(pathOf(request), request.ip);
  } catch (error) {
    request.log.warn({ err: error, reqId: request.id }, "the subject of a page could not be determined");
    return null;
  }
}

/** Sends a page for one address, which is not worth the time of compressing it as well as those that everybody gets. */
function sendHtml(html: string, reply: FastifyReply): FastifyReply {
  return reply.header("cache-control", ASK_AGAIN).type("text/html; charset=utf-8").send(html);
}

function pathOf(request: FastifyRequest): string {
  return request.url.split("?", 1)[0] ?? "/";
}

function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendCompressed(page, request, reply.header("cache-control", ASK_AGAIN).type("text/html; charset=utf-8"));
}

/**
 * Returns the policy: only the house's own script files may run; styles may be set on elements, which is how parts are
 * placed and animated.
 */
function pagePolicy(scripts: readonly string[]) {
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...scripts],
    workerSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", "data:", "blob:"],
    fontSrc: ["'self'", "data:"],
    mediaSrc: ["'self'", "data:", "blob:"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
  };
}
