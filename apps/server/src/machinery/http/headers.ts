/** Headers of JSON, none of which may be shown as a page, framed, or cached. Pages have their own, richer headers. */
export const API_HEADERS = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
} as const;

export const HSTS = "max-age=31536000; includeSubDomains";

/**
 * Browser features that the house never uses. The stage goes full screen, and texts are copied and shared: those stay
 * allowed.
 */
const NEVER = [
  "accelerometer",
  "bluetooth",
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
const OUR_OWN = ["clipboard-write", "fullscreen", "web-share"];

export const PERMISSIONS = [...NEVER.map((name) => `${name}=()`), ...OUR_OWN.map((name) => `${name}=(self)`)].join(
  ", ",
);
