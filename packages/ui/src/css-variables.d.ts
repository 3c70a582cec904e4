import "react";

declare module "react" {
  interface CSSProperties {
    /** Our own variables in a style attribute. */
    [name: `--${string}`]: string | number | undefined;
  }
}
