import { Markdown as Reader, RuleType } from "markdown-to-jsx/react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";

/** Allowed targets of links in an operator's text: the web, a mailbox, or a page of this house. */
const SAFE_LINK = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i;

interface Part {
  readonly children?: ReactNode;
}

function Text({ children }: Part) {
  return <div className="grid gap-3">{children}</div>;
}

/** A heading one level below the dialog's title. */
function Heading({ children }: Part) {
  return <h3 className="mt-3 text-base first:mt-0">{children}</h3>;
}

function Smaller({ children }: Part) {
  return <h4 className="mt-1 text-sm font-semibold">{children}</h4>;
}

function TextLink({ href, children }: ComponentProps<"a">) {
  const style = "font-medium text-accent-text underline underline-offset-4";
  if (href === undefined || !SAFE_LINK.test(href)) return <span>{children}</span>;
  if (href.startsWith("/")) {
    return (
      <Link to={href} className={style}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} className={style} {...(/^http/i.test(href) && { target: "_blank", rel: "noopener noreferrer" })}>
      {children}
    </a>
  );
}

const options: NonNullable<ComponentProps<typeof Reader>["options"]> = {
  disableParsingRawHTML: true,
  forceBlock: true,
  wrapper: Text,
  sanitizer: (value, _tag, attribute) => (attribute === "href" && SAFE_LINK.test(value) ? value : null),
  renderRule: (next, node) => (node.type === RuleType.image ? node.alt : next()),
  overrides: {
    h1: Heading,
    h2: Heading,
    h3: Heading,
    h4: Smaller,
    h5: Smaller,
    h6: Smaller,
    p: ({ children }: Part) => <p className="max-w-[68ch] text-muted">{children}</p>,
    a: TextLink,
    ul: ({ children }: Part) => <ul className="grid max-w-[68ch] list-disc gap-1.5 ps-5 text-muted">{children}</ul>,
    ol: ({ children, start }: Part & { start?: number }) => (
      <ol start={start} className="grid max-w-[68ch] list-decimal gap-1.5 ps-5 text-muted">
        {children}
      </ol>
    ),
    li: ({ children }: Part) => <li>{children}</li>,
    blockquote: ({ children }: Part) => (
      <blockquote className="border-s-2 border-accent ps-4 text-muted">{children}</blockquote>
    ),
    table: ({ children }: Part) => (
      <div className="overflow-x-auto">
        <table className="w-full text-start text-sm">{children}</table>
      </div>
    ),
    th: ({ children }: Part) => <th className="border-b border-line-strong py-2 pe-4 text-start">{children}</th>,
    td: ({ children }: Part) => <td className="border-b border-line py-2 pe-4 text-muted">{children}</td>,
    hr: () => <hr className="border-line" />,
    pre: ({ children }: Part) => <pre className="surface-well overflow-x-auto p-3 text-sm">{children}</pre>,
  },
};

/**
 * Renders Markdown with our own elements. The operator writes it, but it is not trusted: HTML in it is shown as text,
 * links lead only where a player expects, and pictures are left out, because a text must not fetch anything.
 */
export function Markdown({ text }: { text: string }) {
  return <Reader options={options}>{text}</Reader>;
}
