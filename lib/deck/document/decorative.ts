import type { PlacedElement } from '../placed';

/**
 * Marks numbers, labels and marks that the document adds to the text as repeated: they are drawn, but neither read
 * aloud nor counted as words.
 */
export function decorative(elements: readonly PlacedElement[]): PlacedElement[] {
  return elements.map((element) =>
    element.kind === 'text' && element.role === 'ornament' ? { ...element, repeated: true } : element,
  );
}
