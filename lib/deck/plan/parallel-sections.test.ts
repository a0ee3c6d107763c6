import { describe, expect, it } from 'vitest';
import type { Dimensions, Format } from '../../contract/enums';
import { layOutDeck } from '../lay-out-deck';
import { deckFrom, naturalCards } from '../testing/sample-deck';
import { sampleOptions } from '../testing/sample-options';
import { blockText } from '../text/block-text';
import { findStandardTheme } from '../themes/all-themes';

const PROS = '- Quiet on the water\n- Cheap to run\n- Little to repair\n- Charged over night';
const CONS = '- A short range\n- Heavy batteries\n- Slow to charge\n- Few quays have power';

/** The headings of each card of a text at its natural count. */
function headingsOf(inputText: string, format: Format = 'presentation', dimensions: Dimensions = '16x9') {
  return naturalCards(inputText, { format, dimensions }).map(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'heading' ? [blockText(block)] : [])).join(' + '),
  );
}

describe('parallel sections', () => {
  it.each([
    ['under a common heading', `## Boats\n\n### Pros\n\n${PROS}\n\n### Cons\n\n${CONS}`, 'Boats + Pros + Cons'],
    ['of the top level', `## Pros\n\n${PROS}\n\n## Cons\n\n${CONS}`, 'Pros + Cons'],
    ['three of them', `## One\n\n${PROS}\n\n## Two\n\n${CONS}\n\n## Three\n\n${PROS}`, 'One + Two + Three'],
    ['with prices', `## Fees\n\n### A\n\n£9\n\n${PROS}\n\n### B\n\n£15\n\n${CONS}\n\nPlus VAT`, 'Fees + A + B'],
  ])('share one comparison card: %s', (_, sections, expected) => {
    const text = `# Ferries\n\n## Now\n\nThe old boats burn oil.\n\n${sections}\n\n## Then\n\nWe buy two boats.`;
    expect(headingsOf(text)).toEqual(['Ferries', 'Now', expected, 'Then']);
  });

  it('are drawn as a comparison', () => {
    const text = `# Ferries\n\n## Pros\n\n${PROS}\n\n## Cons\n\n${CONS}\n\n## Then\n\nWe buy two boats.`;
    const { cards } = deckFrom(text, { numCards: 3 });
    const { cards: placed } = layOutDeck(cards, sampleOptions({ theme: findStandardTheme('proof')! }));
    expect(placed[1]!.layout).toBe('comparison');
  });
});
