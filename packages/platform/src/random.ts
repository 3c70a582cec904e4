/** Version 7 UUIDs and random bytes: injected, so that tests are repeatable. */
export interface Random {
  uuid(): string;
  bytes(count: number): Uint8Array;
}
