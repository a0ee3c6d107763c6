import { expect, it } from 'vitest';
import type { Block } from '../blocks';
import { layOutDeck } from '../lay-out-deck';
import { card, heading, list } from '../testing/sample-blocks';
import { textsOf, wordsOf } from '../testing/sample-deck';
import { sampleOptions } from '../testing/sample-options';
import { STANDARD_THEMES } from '../themes/all-themes';

const STEPS = [
  'Tempo 30 auf der ganzen Länge',
  'Zwei Aufpflasterungen vor der Schule',
  'Durchfahrtsverbot für Lastwagen über 3,5 t',
  '48 Stellplätze weniger, dafür 22 Bäume',
];

const ordered = { ...list(...STEPS), ordered: true } as Block;

it.each(STANDARD_THEMES.filter(({ skeleton }) => skeleton === 'magazine' || skeleton === 'poster'))(
  'sets all steps of a card in one size in $name',
  (theme) => {
    const { cards } = layOutDeck(
      [card(heading('Cover', 1)), card(heading('Maßnahmen'), ordered), card(heading('End'))],
      sampleOptions({ theme, format: 'presentation', dimensions: '16x9' }),
    );
    const sizes = textsOf(cards[1]!)
      .filter((text) => STEPS.some((step) => step.startsWith(wordsOf(text).slice(0, 12)) && wordsOf(text).length > 3))
      .map(({ paragraphs }) => paragraphs[0]!.runs[0]!.style.size);
    expect(sizes).toHaveLength(STEPS.length);
    expect(new Set(sizes).size).toBe(1);
  },
);
