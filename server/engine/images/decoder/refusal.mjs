/** A picture that is not decoded. `code` is one of `REFUSAL_REASONS` (refusal-reasons.ts). */
export class Refusal extends Error {
  /** @param {string} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}
