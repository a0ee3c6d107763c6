import { describe, expect, it } from 'vitest';
import type { GenerateRequest } from '@/lib/contract/request/generate-request';
import { shownHeaderFooter, shownNumCards } from './deck-wish';

const request = (more: Partial<GenerateRequest> = {}): GenerateRequest => ({
  inputText: 'Words',
  textMode: 'preserve',
  ...more,
});

describe('preview options', () => {
  it.each([
    [undefined, 10],
    [Number.NaN, 10],
    [0, 10],
    [76, 10],
    [7, 7],
  ])('shows for numCards %s %i cards', (numCards, shown) => expect(shownNumCards(request({ numCards }))).toBe(shown));

  it('omit header positions that are not filled in yet', () => {
    const shown = shownHeaderFooter(
      request({
        cardOptions: {
          headerFooter: { topLeft: { type: 'text' }, topRight: { type: 'cardNumber' }, hideFromFirstCard: true },
        },
      }),
    );
    expect(shown).toEqual({ topRight: { type: 'cardNumber' }, hideFromFirstCard: true, hideFromLastCard: undefined });
  });
});
