import { type ExportCall, ExportReader, type ExportReply } from './export-reader';

// In a worker, because parsing hundreds of megabytes takes seconds and would block the page.
const reader = new ExportReader();

self.onmessage = async ({ data }: MessageEvent<ExportCall>) => {
  const reply = await reader.answer(data).catch((): ExportReply => ({ kind: 'refused', why: 'failed' }));
  self.postMessage(reply);
};
