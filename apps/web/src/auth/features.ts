/** Routes that forms may link to once they exist. */
export const features = {
  /** `/auth/jwt/forgot-password` comes with the mail of the next issue. */
  forgotPassword: false,
} as const satisfies Record<string, boolean>;
