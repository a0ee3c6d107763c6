import { boundAllocations } from '@/lib/text-import/bound-allocations';
import { FILE_LIMITS } from '@/lib/text-import/file-kind';
import type { ReadCall, ReadReply, ReadText } from './read-in-worker';

// Reads untrusted files and HTML, never on the main thread: the page terminates this worker at its deadline or on
// cancel. The libraries are imported after the limit on buffer allocations is installed.
const wasAllocationRefused = boundAllocations(globalThis as never, FILE_LIMITS.bufferBytes);

self.onmessage = async ({ data }: MessageEvent<ReadCall>) => {
  const reply = await answer(data).catch((): ReadReply => ({ kind: 'refused', why: 'damaged' }));
  // If an allocation was refused, the text would be incomplete.
  const isTooLarge = wasAllocationRefused() || (reply.kind === 'read' && reply.text.length > FILE_LIMITS.characters);
  self.postMessage(isTooLarge ? ({ kind: 'refused', why: 'tooLarge' } satisfies ReadReply) : reply);
};

const progress = () => self.postMessage({ kind: 'progress' } satisfies ReadReply);

async function answer(call: ReadCall): Promise<ReadReply> {
  switch (call.kind) {
    case 'docx': {
      const { unpackDocx } = await import('@/lib/text-import/unpack-docx');
      const unpacked = unpackDocx(call.bytes);
      if (!unpacked.ok) return { kind: 'refused', why: unpacked.why === 'notZip' ? 'notWord' : 'tooLarge' };
      progress();
      const { readDocx } = await import('./read-docx');
      return { kind: 'read', formatted: true, ...(await readDocx(unpacked.archive, progress)) };
    }
    case 'pdf': {
      const { readPdf } = await import('./read-pdf');
      const read = await readPdf(call.bytes, progress);
      return read === null ? { kind: 'refused', why: 'tooLarge' } : ({ ...PLAIN, ...read } satisfies ReadText);
    }
    case 'html': {
      const { readHtml } = await import('@/lib/text-import/html-to-markdown');
      return { kind: 'read', ...readHtml(call.html) };
    }
  }
}

const PLAIN = { kind: 'read', lostPictures: 0, formatted: false } as const;
