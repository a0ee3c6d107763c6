import type { PlacedElement, PlacedShape } from '@/lib/deck/placed';

/** Elements in painting order, with adjacent shapes grouped so that they share one SVG. */
export type ElementGroup = { kind: 'shapes'; shapes: PlacedShape[] } | Exclude<PlacedElement, PlacedShape>;

export function groupElements(elements: readonly PlacedElement[]): ElementGroup[] {
  const groups: ElementGroup[] = [];
  for (const element of elements) {
    const open = groups.at(-1);
    if (element.kind !== 'shape') groups.push(element);
    else if (open?.kind === 'shapes') open.shapes.push(element);
    else groups.push({ kind: 'shapes', shapes: [element] });
  }
  return groups;
}
