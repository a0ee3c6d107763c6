import { describe, expect, it } from 'vitest';
import { checkPlaced } from '../check/check-placed';
import { layOutDeck } from '../lay-out-deck';
import { deckFrom } from '../testing/sample-deck';
import { sampleOptions } from '../testing/sample-options';
import { SKELETON_THEMES } from '../testing/tested-themes';

const TITLE = 'Le retour des haies : comment une commune de la Mayenne a replanté quarante kilomètres de bocage';
const PROSE = 'En cinq ans, la commune et ses dix-neuf agriculteurs ont replanté 41 kilomètres de haies.';
const TEXT = `${TITLE}\n\n${PROSE} ${PROSE}\n\nUn paysage disparu\n\n${PROSE}\n\nUne décision\n\n${PROSE}`;

describe('a long first line of plain text', () => {
  it.each(SKELETON_THEMES)('is the title on the cover, set large, in $name', (theme) => {
    const { cards } = deckFrom(TEXT, { numCards: { atMost: 20 } });
    const [cover] = layOutDeck(cards, sampleOptions({ theme })).cards;
    expect(checkPlaced([cover!])).toEqual({ inside: [], overlaps: [] });
    const titles = cover!.elements.flatMap((each) => (each.kind === 'text' && each.headingLevel === 1 ? [each] : []));
    const runs = titles.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.runs));
    expect(
      runs
        .map(({ text }) => text)
        .join('')
        .replace(/\s+/g, ' '),
    ).toMatch(new RegExp(`^${TITLE}$`, 'i'));
    expect(runs[0]!.style.size).toBeGreaterThan(30);
  });
});
