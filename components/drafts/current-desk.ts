import type { DeviceDrafts } from './device-drafts';
import type { DraftDesk } from './draft-desk';

type Current = { desk: Pick<DraftDesk, 'flush' | 'state'>; device: DeviceDrafts };

let current: Current | null = null;

/** The desk of this page, for what is outside the composer; null on other pages. */
export function currentDesk(): Current | null {
  return current;
}

/** Gives the function that takes it back. */
export function setCurrentDesk(desk: Current): () => void {
  current = desk;
  return () => {
    if (current === desk) current = null;
  };
}
