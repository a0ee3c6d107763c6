const PREFIX = 'cardwright.writing-missing.';

/** Whether this tab was writing the missing cards of a run when it was reloaded. */
export function wasWritingHere(runId: string): boolean {
  try {
    return window.sessionStorage.getItem(PREFIX + runId) !== null;
  } catch {
    return false;
  }
}

/** Remembers that this tab is writing the missing cards of a run, so that it continues after a reload. */
export function setWritingHere(runId: string, isWriting: boolean): void {
  try {
    if (isWriting) window.sessionStorage.setItem(PREFIX + runId, '1');
    else window.sessionStorage.removeItem(PREFIX + runId);
  } catch {
    // After a reload, the cards are written by pressing the button again.
  }
}
