const CAPTURE = { capture: true };

/**
 * After a press on what goes away with it: the second click of a double click was meant for that, not for what lies
 * below. A press that begins anew is a press of its own.
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
