import { expect, it } from 'vitest';
import { serverFontBook } from '../fonts/generated-font-book';
import { layOutDeck } from '../lay-out-deck';
import { textFont } from '../layout/measure/text-font';
import { card, heading, paragraph } from '../testing/sample-blocks';
import { sampleOptions } from '../testing/sample-options';
import { STANDARD_THEMES } from '../themes/all-themes';

const SERIFS = STANDARD_THEMES.filter(({ skeleton }) => ['editorial', 'keynote', 'magazine'].includes(skeleton ?? ''));

it.each(SERIFS)('keeps descenders off the next line of the title in $name', (theme) => {
  const cards = [
    card(heading('How to change a bicycle tube the long way', 1), paragraph('A guide')),
    card(heading('End')),
  ];
  const [cover] = layOutDeck(cards, sampleOptions({ theme })).cards;
  const title = cover!.elements.flatMap((each) =>
    each.kind === 'text' && each.headingLevel === 1 ? each.paragraphs : [],
  )[0]!;
  const [first, second] = title.lines;
  const { size } = title.runs[0]!.style;
  const { capHeight, descent, unitsPerEm } = serverFontBook().face(textFont(theme, 'heading').regular);
  expect(second!.baseline - first!.baseline).toBeGreaterThan((size * (capHeight + descent)) / unitsPerEm + size * 0.06);
});
