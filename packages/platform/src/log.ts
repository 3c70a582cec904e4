/** Takes reports of failures that the caller survived. Never given a secret. */
export interface Log {
  error(details: Record<string, unknown>, message: string): void;
}
