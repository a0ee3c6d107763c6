import { describe, expect, it } from 'vitest';
import { checkPlaced } from '../../check/check-placed';
import { layOutDeck } from '../../lay-out-deck';
import { deckFrom } from '../../testing/sample-deck';
import { sampleOptions } from '../../testing/sample-options';
import { STANDARD_THEMES } from '../../themes/all-themes';

function layOut(inputText: string, dimensions: '16x9' | 'a4') {
  const format = dimensions === 'a4' ? 'document' : 'presentation';
  const { cards } = deckFrom(inputText, { cardSplit: 'inputTextBreaks', format });
  return layOutDeck(cards, sampleOptions({ theme: STANDARD_THEMES[0]!, format, dimensions })).cards;
}

const WARNING = '## Pressure\n\n> [!WARNING]\n> Never pump beyond the number on the side.';

describe('a callout', () => {
  it.each(['16x9', 'a4'] as const)('is a panel with a bar, not a quotation, on %s', (dimensions) => {
    const cards = layOut(WARNING, dimensions);
    expect(cards[0]!.layout).not.toBe('quote');
    const { elements } = cards[0]!;
    const said = elements.find((element) => element.kind === 'text' && JSON.stringify(element).includes('Never pump'))!;
    const panel = elements.find((element) => element.kind === 'shape' && element.fill === 'surface')!;
    expect(panel.box.x).toBeLessThan(said.box.x);
    expect(panel.box.y + panel.box.height).toBeGreaterThan(said.box.y + said.box.height);
    expect(elements.some((element) => element.kind === 'shape' && element.fill === 'accent')).toBe(true);
    expect(checkPlaced(cards)).toEqual({ inside: [], overlaps: [] });
  });

  it('continues on the next page if it is long', () => {
    const text = `## Long\n\n> [!NOTE]\n${Array.from({ length: 120 }, (_, at) => `> Sentence number ${at} of a note that goes on.\n>`).join('\n')}`;
    const cards = layOut(text, 'a4');
    expect(cards.length).toBeGreaterThan(1);
    expect(checkPlaced(cards)).toEqual({ inside: [], overlaps: [] });
  });
});
