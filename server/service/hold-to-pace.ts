import 'server-only';
import { type Readable, Transform } from 'node:stream';
import { inEnglish, type Kept } from '@/lib/words/say-kept';

export type Pace = {
  /** Milliseconds. */
  window: number;
  /** Bytes that must come within each window, or the end. */
  bytes: number;
};

/** A download that ended before its end: cut off, or given up because it only dripped. */
export class DownloadBroken extends Error {
  constructor(
    readonly why: Kept,
    cause?: unknown,
  ) {
    super(why, { cause });
    this.name = 'DownloadBroken';
  }
}

/**
 * The same bytes; ends in `DownloadBroken` when they break off or come more slowly than `pace`. Silence alone does not
 * show a sender that drips: a byte now and then would hold its reader for ever.
 */
export function holdToPace(source: Readable, pace: Pace): Readable {
  let came = 0;
  const held = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      came += chunk.byteLength;
      done(null, chunk);
    },
  });
  const timer = setInterval(() => {
    if (came < pace.bytes) held.destroy(new DownloadBroken(inEnglish('The file came too slowly')));
    came = 0;
  }, pace.window);
  // It may break before anyone reads; whoever reads then gets the error.
  held.on('error', () => {});
  held.on('close', () => {
    clearInterval(timer);
    source.destroy();
  });
  source.on('error', (cause) => held.destroy(new DownloadBroken(inEnglish('The file broke off on its way'), cause)));
  return source.pipe(held);
}
