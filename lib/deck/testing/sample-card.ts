import type { PlacedCard, PlacedElement } from '../placed';

export function sampleCard(elements: PlacedElement[], rest: Partial<PlacedCard> = {}): PlacedCard {
  return {
    index: 0,
    page: 0,
    width: 960,
    height: 540,
    layout: 'bullets',
    ground: 'ground',
    title: 'A card',
    notes: null,
    verdict: { kind: 'placed', why: null },
    elements,
    ...rest,
  };
}
