import type { Attachment } from '@/components/data/generations';

/** What a person pasted: the address of a deck, or else a generation id. */
export function attachmentOf(found: string): Attachment {
  return /^https?:\/\//i.test(found) ? { artifactUrl: found } : { generationId: found };
}
