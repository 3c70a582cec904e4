/** Encrypts what the database may store but not read. `context` binds a text to its row. */
export interface Vault {
  seal(text: string, context: string): Buffer;
  open(sealed: Buffer, context: string): string;
}
