import { describe, expect, it } from 'vitest';
import { sharedTypes } from './recall-layout';

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
});
