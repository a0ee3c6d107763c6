import type { EmbeddedPictures } from '@/lib/text-import/embedded-pictures';
import { FILE_LIMITS } from '@/lib/text-import/file-kind';

type Times = Pick<typeof FILE_LIMITS, 'stallMilliseconds' | 'milliseconds'>;

/**
 * Reads untrusted content in a separate worker, which is terminated at the deadline, when it stalls, or on `signal`.
 */
export function readInWorker(
  call: ReadCall,
  signal: AbortSignal,
  { times = FILE_LIMITS as Times, open = openReader } = {},
): Promise<ReadText | ReadRefusal> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve({ kind: 'refused', why: 'cancelled' });
    const worker = open();
    let stallTimer: ReturnType<typeof setTimeout>;
    const end = (outcome: ReadText | ReadRefusal) => {
      clearTimeout(stallTimer);
      clearTimeout(deadline);
      signal.removeEventListener('abort', cancel);
      worker.terminate();
      resolve(outcome);
    };
    const refuse = (why: ReadRefusal['why']) => end({ kind: 'refused', why });
    const cancel = () => refuse('cancelled');
    const resetStallTimer = () => {
      clearTimeout(stallTimer);
      stallTimer = setTimeout(() => refuse('tooSlow'), times.stallMilliseconds);
    };
    const deadline = setTimeout(() => refuse('tooSlow'), times.milliseconds);
    resetStallTimer();
    signal.addEventListener('abort', cancel);
    worker.onmessage = ({ data }: MessageEvent<ReadReply>) => {
      if (data.kind === 'progress') resetStallTimer();
      // Other messages are ignored: the PDF library posts its own when it starts.
      else if (data.kind === 'read' || data.kind === 'refused') end(data);
    };
    worker.onerror = () => refuse('noReader');
    worker.postMessage(call, 'bytes' in call ? [call.bytes.buffer] : []);
  });
}

type Reader = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent<ReadReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

function openReader(): Reader {
  // Bundlers only detect the worker's entry in this exact form.
  return new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module', name: 'reader' });
}

/** Messages from the page to the reader worker. One worker handles one call. */
export type ReadCall =
  | { kind: 'docx'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'pdf'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'html'; html: string };

/**
 * `pictures`: missing if the content can't have any. `asStored`: the text in the file's own order, if the reading order
 * of its right-to-left text isn't certain. `hasUnknown`: the file doesn't say which characters some glyphs are.
 */
export type ReadText = {
  kind: 'read';
  text: string;
  formatted: boolean;
  pictures?: EmbeddedPictures;
  lostPictures: number;
  asStored?: string;
  hasUnknown?: true;
};

export type ReadRefusal = {
  kind: 'refused';
  why: 'notWord' | 'tooLarge' | 'tooSlow' | 'damaged' | 'cancelled' | 'noReader';
};

/** `progress` resets the stall timeout; either of the others ends the call. */
export type ReadReply = { kind: 'progress' } | ReadText | ReadRefusal;
