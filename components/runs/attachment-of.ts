import type { Attachment } from '@/components/data/runs';

/** Parses a pasted deck URL, or else a generation id. */
export function attachmentOf(found: string): Attachment {
  return /^https?:\/\//i.test(found) ? { artifactUrl: found } : { generationId: found };
}
