import { FILE_LIMITS } from '@/lib/text-import/file-kind';
import type { ReadCall, ReadRefusal, ReadReply, ReadText } from './reader-calls';

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
