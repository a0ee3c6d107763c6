const CAPTURE = { capture: true };

/**
 * Call after a press on something that is removed by it: the second click of a double click must not reach what is
 * below. A new press is let through.
 */
export function swallowSecondClick(page: Pick<Document, 'addEventListener' | 'removeEventListener'> = document): void {
  const judge = (event: Event) => {
    const { detail: count } = event as MouseEvent;
    if (count > 1) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.type === 'mousedown') {
      page.removeEventListener('mousedown', judge, CAPTURE);
      page.removeEventListener('click', judge, CAPTURE);
    }
  };
  page.addEventListener('mousedown', judge, CAPTURE);
  page.addEventListener('click', judge, CAPTURE);
}
