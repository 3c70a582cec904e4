/** The database contradicts what this server knows of the log: nothing more is signed or published. */
export class LogBroken extends Error {}
