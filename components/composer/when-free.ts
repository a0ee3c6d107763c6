/**
 * Waits until `loaded` is done and the textarea can be replaced: it is enabled and has no active IME composition. Null
 * if `signal` aborts first or loading fails; the textarea then stays.
 */
export function whenFree<T>(area: HTMLTextAreaElement, loaded: Promise<T>, signal: AbortSignal): Promise<T | null> {
  return new Promise((resolve) => {
    let composing = false;
    let found: { it: T } | null = null;
    const observer = new MutationObserver(() => check());
    const onStart = () => {
      composing = true;
    };
    const onEnd = () => {
      composing = false;
      // The event fires before the text has changed.
      setTimeout(check);
    };
    const end = (result: T | null) => {
      observer.disconnect();
      area.removeEventListener('compositionstart', onStart);
      area.removeEventListener('compositionend', onEnd);
      resolve(result);
    };
    const check = () => {
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
        check();
      },
      () => end(null),
    );
  });
}
