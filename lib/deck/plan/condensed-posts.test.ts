import { describe, expect, it } from 'vitest';
import type { Format } from '../../contract/enums';
import { countNaturalCards, makeCards } from '../make-cards';
import { plainText } from '../text/text-runs';

const SENTENCES = 'The boiler was checked twice this year. Its valves were renewed in March, and the pump in April. ';
const long = (name: string) => `## ${name}\n\n${SENTENCES.repeat(6)}\n\n${SENTENCES.repeat(5)}`;
const short = (name: string) => `## ${name}\n\nThe ${name.toLowerCase()} was painted.`;

/** The headings on each card of a condensed text. */
function headingsOf(inputText: string, format: Format, numCards?: number): string[][] {
  const shape = { inputText, textMode: 'condense', format, cardSplit: 'auto', amount: 'medium' } as const;
  const { cards } = makeCards({ ...shape, numCards: numCards ?? countNaturalCards(shape) });
  return cards.map(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'heading' ? [plainText(block.runs)] : [])),
  );
}

describe('a condensed text', () => {
  const names = 'Roof Attic Stairs Lift Yard Cellar Gate Walls Drains Lamps Bins Bikes'.split(' ');

  it('has a post for each section, however short it is', () => {
    const text = `# House\n\n${SENTENCES}\n\n${names.map((name, at) => (at % 4 === 1 ? long(name) : short(name))).join('\n\n')}`;
    const posts = headingsOf(text, 'social');
    expect(posts.flat()).toEqual(['House', ...names]);
    expect(posts.every((headings) => headings.length <= 1)).toBe(true);
  });
});
