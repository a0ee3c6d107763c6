import 'server-only';
import { attachment } from '../../files/file-name';

/** A text stream with backpressure: at most one piece is produced ahead of the reader. */
export function streamText(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      // SQLite answers without yielding: this lets other requests run between two pieces, even if the reader is fast.
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

/** A stream that the browser saves as a file of this name. */
export function answerDownload(stream: ReadableStream<Uint8Array>, mediaType: string, name: string): Response {
  return new Response(stream, {
    headers: { 'Content-Type': mediaType, 'Content-Disposition': attachment(name), 'Cache-Control': 'no-store' },
  });
}
