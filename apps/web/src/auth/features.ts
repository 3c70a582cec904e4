/** Routes that forms may link to once they exist. */
export const features = {
  forgotPassword: true,
} as const satisfies Record<string, boolean>;
