import 'server-only';

/** A text that is read as it is written: no more than a piece at a time, and no further when nobody reads on. */
export function streamText(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      // SQLite answers without a pause: others are served between two pieces, also where nobody is slow to read.
      await new Promise((resolve) => setImmediate(resolve));
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
