import type { DeviceDrafts } from './device-drafts';
import type { DraftDesk } from './draft-desk';

type Current = { desk: Pick<DraftDesk, 'flush' | 'state'>; device: DeviceDrafts };

let current: Current | null = null;

/** The desk of this page, for code outside the composer; null on other pages. */
export function currentDesk(): Current | null {
  return current;
}

/** Sets the desk; returns a function that removes it. */
export function setCurrentDesk(desk: Current): () => void {
  current = desk;
  return () => {
    if (current === desk) current = null;
  };
}
