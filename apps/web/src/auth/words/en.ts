/** Words of sign-in and sign-up, the expired session, and the question of age. */
export const en = {
  signInTitle: "Sign in",
  newUser: "New user?",
  createAnAccount: "Create an account",
  signUpTitle: "Sign Up",
  haveAccount: "Already have an account?",
  signInLink: "Sign in",
  firstName: "First name",
  lastName: "Last name",
  email: "Email address",
  password: "Password",
  newPassword: "New password",
  showPassword: "Show password",
  hidePassword: "Hide password",
  forgotPassword: "Forgot password?",
  login: "Login",
  createAccount: "Create account",
  agree: {
    before: "By signing up, I agree to ",
    terms: "Terms of Service",
    between: " and ",
    privacy: "Privacy Policy",
    after: "",
  },
  code: {
    text: "Enter the six digits that your authenticator app shows for this house, or one of your recovery codes.",
    label: "Code",
    other: "Use another account",
  },
  stillWaiting: "Still waiting for the house…",
  /** Keys are messages of the protocol's schemas. */
  validation: {
    "Email is required": "Email is required",
    "Email must be a valid email address": "Email must be a valid email address",
    "Password is required": "Password is required",
    "Password is too long": "Password is too long",
    "Password must have at least 8 characters": "Password must have at least 8 characters",
    "Password must have at most 128 characters": "Password must have at most 128 characters",
    "First name required": "First name required",
    "Last name required": "Last name required",
    "At most 64 characters": "At most 64 characters",
    "Contains characters that a name cannot have": "Contains characters that are not allowed in a name",
    "Code is required": "Code is required",
  } as Readonly<Record<string, string>>,
  expired: {
    title: "Token expired",
    text: "Your session has ended. Sign in again to continue; open hands and placed bets are kept.",
    confirm: "Sign in",
  },
  age: {
    title: "Are you 18 or older?",
    text: "These games are for adults, even though the coins are free. We ask once.",
    confirm: "I am 18 or older",
    cancel: "Not yet",
  },
};

export type AuthWords = typeof en;
