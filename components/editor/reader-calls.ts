/** Messages from the page to the reader worker. One worker handles one call. */
export type ReadCall =
  | { kind: 'docx'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'pdf'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'html'; html: string };

export type ReadText = { kind: 'read'; text: string; lostPictures: number; formatted: boolean };

export type ReadRefusal = {
  kind: 'refused';
  why: 'notWord' | 'tooLarge' | 'tooSlow' | 'damaged' | 'cancelled' | 'noReader';
};

/** `progress` resets the stall timeout; either of the others ends the call. */
export type ReadReply = { kind: 'progress' } | ReadText | ReadRefusal;
