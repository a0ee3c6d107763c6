import 'server-only';
import { createHash } from 'node:crypto';
import type { PlainRow } from './read-rows';

export type TableSum = { rows: number; checksum: string };

/**
 * SHA-256 of a table's rows in the order they are added, each as JSON with its columns by name: the same on any
 * database.
 */
export class TableChecksum {
  readonly #hash = createHash('sha256');
  #rows = 0;

  add(row: PlainRow): void {
    const columns = Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1));
    this.#hash.update(`${JSON.stringify(columns)}\n`);
    this.#rows += 1;
  }

  /** Finishes the hash: nothing can be added after this. */
  sum(): TableSum {
    return { rows: this.#rows, checksum: this.#hash.digest('hex') };
  }
}
