import 'server-only';
import { type Readable, Transform } from 'node:stream';

/** A stream that gave more than was allowed. */
export class TooManyBytes extends Error {
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    super(`more than ${maxBytes} bytes`);
    this.name = 'TooManyBytes';
    this.maxBytes = maxBytes;
  }
}

/** The same stream, ending in `TooManyBytes` at the first byte past the limit; `bytes()` says how many came. */
export function limitBytes(source: Readable, maxBytes: number): { stream: Readable; bytes(): number } {
  let count = 0;
  const limited = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      count += chunk.byteLength;
      if (count > maxBytes) done(new TooManyBytes(maxBytes));
      else done(null, chunk);
    },
  });
  source.once('error', (error) => limited.destroy(error));
  limited.once('close', () => source.destroy());
  return { stream: source.pipe(limited), bytes: () => count };
}
