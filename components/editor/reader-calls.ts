import type { EmbeddedPictures } from '@/lib/text-import/embedded-pictures';

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
