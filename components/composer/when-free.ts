/**
 * Waits until what takes a text area's place has loaded and it can be exchanged: it is not disabled, and no character
 * is being composed in it. Null when `signal` came first, or when it could not be loaded: the area then stays.
 */
export function whenFree<T>(area: HTMLTextAreaElement, loaded: Promise<T>, signal: AbortSignal): Promise<T | null> {
  return new Promise((resolve) => {
    let composing = false;
    let found: { it: T } | null = null;
    const observer = new MutationObserver(() => look());
    const onStart = () => {
      composing = true;
    };
    const onEnd = () => {
      composing = false;
      // The event comes before the text has changed.
      setTimeout(look);
    };
    const end = (result: T | null) => {
      observer.disconnect();
      area.removeEventListener('compositionstart', onStart);
      area.removeEventListener('compositionend', onEnd);
      resolve(result);
    };
    const look = () => {
      if (found && !signal.aborted && !composing && !area.matches(':disabled')) end(found.it);
    };
    area.addEventListener('compositionstart', onStart);
    area.addEventListener('compositionend', onEnd);
    signal.addEventListener('abort', () => end(null));
    const form = area.closest('fieldset');
    if (form) observer.observe(form, { attributes: true, attributeFilter: ['disabled'] });
    loaded.then(
      (it) => {
        found = { it };
        look();
      },
      () => end(null),
    );
  });
}
