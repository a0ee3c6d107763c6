import 'server-only';
import { type Readable, Transform } from 'node:stream';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';

export type Pace = {
  /** Milliseconds. */
  window: number;
  /** Bytes required within each window. */
  bytes: number;
};

/** A download that ended early: cut off, or aborted because it was too slow. */
export class DownloadBroken extends Error {
  constructor(
    readonly why: StoredMessage,
    cause?: unknown,
  ) {
    super(why, { cause });
    this.name = 'DownloadBroken';
  }
}

/**
 * Passes the bytes on, and ends in `DownloadBroken` if they break off or come more slowly than `pace`. A timeout on
 * silence is not enough: a byte now and then would hold the reader forever.
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
    if (came < pace.bytes) held.destroy(new DownloadBroken(englishMessage('The download was too slow')));
    came = 0;
  }, pace.window);
  // The stream may fail before anyone reads it. Without a listener the error would end the process; the reader still
  // gets it.
  held.on('error', () => {});
  held.on('close', () => {
    clearInterval(timer);
    source.destroy();
  });
  source.on('error', (cause) =>
    held.destroy(new DownloadBroken(englishMessage('The download was interrupted'), cause)),
  );
  return source.pipe(held);
}
