/** One charge, caused by one POST. */
export type Charge = { generationId: string; key: string; credits: number; at: number };

/**
 * The record of all charges: the oracle of the tests about spending. Charges are identified by the first line of
 * their text, which a test makes unique.
 */
export class Ledger {
  readonly charges: Charge[] = [];
  /** POSTs of each key that reached the service, charged or not. */
  readonly posts = new Map<string, number>();
  #opening: number;
  #spent = 0;

  constructor(opening: number) {
    this.#opening = opening;
  }

  get remaining(): number {
    return this.#opening - this.#spent;
  }

  took(key: string): void {
    this.posts.set(key, this.postsOf(key) + 1);
  }

  charge(charge: Charge): void {
    this.charges.push(charge);
    this.#spent += charge.credits;
  }

  postsOf(key: string): number {
    return this.posts.get(key) ?? 0;
  }

  chargesOf(key: string): Charge[] {
    return this.charges.filter((charge) => charge.key === key);
  }

  /** Keys that were charged more than once. */
  get chargedTwice(): string[] {
    const counts = new Map<string, number>();
    for (const { key } of this.charges) counts.set(key, (counts.get(key) ?? 0) + 1);
    return [...counts].filter(([, count]) => count > 1).map(([key]) => key);
  }
}

/** The key that identifies a text. */
export function keyOfText(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
