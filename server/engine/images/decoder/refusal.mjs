/** Thrown for a picture that is refused. `code` is a key of `DECODE_FAILURES` (decoder.ts). */
export class Refusal extends Error {
  /** @param {string} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}
