const CAPTURE = { capture: true };

/**
 * Call after a click that removes its target: the second click of a double click must not reach the element below. A
 * new click is let through.
 */
export function swallowSecondClick(page: Pick<Document, 'addEventListener' | 'removeEventListener'> = document): void {
  const onMouseEvent = (event: Event) => {
    const { detail: count } = event as MouseEvent;
    if (count > 1) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.type === 'mousedown') {
      page.removeEventListener('mousedown', onMouseEvent, CAPTURE);
      page.removeEventListener('click', onMouseEvent, CAPTURE);
    }
  };
  page.addEventListener('mousedown', onMouseEvent, CAPTURE);
  page.addEventListener('click', onMouseEvent, CAPTURE);
}
