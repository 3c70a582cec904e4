import type { SocialNetwork as Network } from "@fairhouse/protocol/brand.ts";
import type { ReactNode } from "react";

/** The four networks of the specification's footer, each in a few strokes of our own. */
const drawings: Readonly<Record<SocialNetwork, ReactNode>> = {
  whatsapp: (
    <>
      <path d="M3.5 20.5 4.8 16A8.6 8.6 0 1 1 8 19.2Z" />
      <path
        d="M9 8.4c-.9 1-.5 2.7 1.4 4.7s3.9 2.5 4.9 1.5l.4-.9-1.9-1.2-1 .9c-1-.4-1.9-1.3-2.3-2.3l.8-1L10 8.1Z"
        fill="currentColor"
        stroke="none"
      />
    </>
  ),
  linkedin: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="3.5" />
      <path d="M8 10.5v6M8 7.4v.1M12 16.5v-6m0 2.6c0-3.4 4.4-3.6 4.4-.4v3.8" />
    </>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="8.7" />
      <path d="M12.2 20.5v-9c0-1.8 1-2.6 2.9-2.5M9.6 13.2h5" />
    </>
  ),
  twitter: (
    <path d="M3.8 18.6c2 .2 3.7-.3 5-1.4-1.7-.3-2.7-1.2-3.1-2.6h1.4c-1.7-.7-2.7-2-2.7-3.9.5.3 1 .4 1.5.4C4.3 9.8 4 8 4.9 6.2c1.8 2.1 4.2 3.3 7.1 3.5-.5-2.4 1.2-4.5 3.5-4.5 1.1 0 2 .4 2.7 1.2.8-.2 1.6-.5 2.3-.9-.3.9-.8 1.5-1.5 2 .7-.1 1.3-.3 2-.5-.5.7-1 1.3-1.7 1.8.3 6.6-7.5 14.1-15.5 9.8Z" />
  ),
};

export const socialNetworks = ["whatsapp", "linkedin", "facebook", "twitter"] as const satisfies readonly Network[];
export type SocialNetwork = (typeof socialNetworks)[number];

export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[network]}
    </svg>
  );
}
