import { describe, expect, it } from 'vitest';
import { sharedTypes } from './share-size';

describe('sharedTypes', () => {
  it('gives all ordinary cards the size that the fullest one needs', () => {
    const cards = [
      { layout: 'title', type: 0 },
      { layout: 'flow', type: 0 },
      { layout: 'bullets', type: 0.25 },
      { layout: 'chart', type: 0.5 },
    ] as const;
    expect(sharedTypes(cards)).toEqual([0, 0.25, 0.25, 0]);
  });

  it('keeps one much fuller card from making the others small', () => {
    const cards = [
      { layout: 'flow', type: 0 },
      { layout: 'flow', type: 0.625 },
      { layout: 'flow', type: 0.875 },
    ] as const;
    expect(sharedTypes(cards)).toEqual([0, 0.75, 1]);
  });

  it('returns null if they share a size already', () => {
    expect(sharedTypes([{ layout: 'flow', type: 0 }])).toBeNull();
    expect(
      sharedTypes([
        { layout: 'flow', type: 0.25 },
        { layout: 'bullets', type: 0.25 },
      ]),
    ).toBeNull();
    expect(sharedTypes([{ layout: 'table', type: 0.5 }])).toBeNull();
  });
});
