import { describe, expect, it } from 'vitest';
import type { Picture } from '@/lib/deck/blocks';
import type { PlacedCard } from '@/lib/deck/placed';
import { sampleCard } from '@/lib/deck/testing/sample-card';
import { pictureCredits } from './viewer-frame';

function card(index: number, ...pictures: Picture[]): PlacedCard {
  const box = { x: 0, y: 0, width: 10, height: 10 };
  const look = { box, alt: '', fit: 'cover', radius: 0, decorative: false } as const;
  return sampleCard(
    pictures.map((picture) => ({ kind: 'image', picture, ...look })),
    { index },
  );
}

const photo = (credit?: string): Picture => ({
  kind: 'file',
  key: 'images/a.jpg',
  mediaType: 'image/jpeg',
  width: 4,
  height: 3,
  credit,
});

describe('pictureCredits', () => {
  it('lists each credit once with its cards', () => {
    const cards = [card(0), card(1, photo('A. Person, CC BY 4.0')), card(3, photo('A. Person, CC BY 4.0'))];
    expect(pictureCredits(cards)).toEqual([{ credit: 'A. Person, CC BY 4.0', cards: [2, 4] }]);
  });

  it('omits placeholders and pictures without a credit', () =>
    expect(pictureCredits([card(0, photo(), { kind: 'placeholder', reason: 'none' })])).toEqual([]));
});
