/** Headers of JSON, none of which may be shown as a page, framed, or cached. Pages have their own, richer headers. */
export const API_HEADERS = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
} as const;

export const HSTS = "max-age=31536000; includeSubDomains";

/**
 * Browser features that the house never uses. The stage goes full screen, and texts are copied: those stay allowed.
 * Names that a browser does not know are warnings in the console of every page, so only those that all know are here.
 */
const NEVER = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "serial",
  "usb",
  "xr-spatial-tracking",
];
const OUR_OWN = ["clipboard-write", "fullscreen"];

export const PERMISSIONS = [...NEVER.map((name) => `${name}=()`), ...OUR_OWN.map((name) => `${name}=(self)`)].join(
  ", ",
);
