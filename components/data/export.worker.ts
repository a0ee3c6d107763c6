import { type ExportCall, ExportReader, type ExportReply } from './export-reader';

// A file of hundreds of megabytes takes seconds to parse, and the page must answer meanwhile.
const reader = new ExportReader();

self.onmessage = async ({ data }: MessageEvent<ExportCall>) => {
  const reply = await reader.answer(data).catch((): ExportReply => ({ kind: 'refused', why: 'failed' }));
  self.postMessage(reply);
};
