import { describe, expect, it } from 'vitest';
import type { Card } from '../blocks';
import { layOutDeck } from '../lay-out-deck';
import { countNaturalCards, type MakeCardsInput, makeCards, provePreserved } from '../make-cards';
import { paragraphsOf } from '../placed';
import { sampleOptions } from '../testing/sample-options';
import { blockText } from '../text/block-text';
import { findStandardTheme } from '../themes/all-themes';

const items = (of: string) =>
  Array.from(
    { length: 5 },
    (_, at) => `- ${of} ${at}: the ferry no longer forgets what it was asked to carry over.`,
  ).join('\n');
const CHANGES = [
  '# Changelog',
  `## 1.4.0\n\n### Added\n\n${items('Profiles')}\n\n### Fixed\n\n${items('Crashes')}\n\n### Removed\n\n${items('Flags')}`,
  `## 1.3.0\n\n### Added\n\n${items('Archives')}\n\n### Fixed\n\n${items('Links')}`,
].join('\n\n');

function made(inputText: string, more: Partial<MakeCardsInput> = {}): Card[] {
  const shape = { inputText, textMode: 'preserve', format: 'presentation' } as const;
  const numCards = countNaturalCards(shape);
  const { cards } = makeCards({ ...shape, cardSplit: 'auto', amount: 'medium', numCards, ...more });
  expect(provePreserved(inputText.replaceAll(/^---$/gm, ''), cards)).toEqual({ ok: true });
  return cards;
}

const named = (cards: Card[]) =>
  cards.map(({ blocks, band, repeats }) => {
    const heading = repeats?.heading ?? blocks.find(({ kind }) => kind === 'heading');
    return `${band ? `${band} · ` : ''}${heading ? blockText(heading) : ''}`;
  });

describe('nameSections', () => {
  it('names the section on subsection cards and their siblings if the heading recurs in another section', () =>
    expect(named(made(CHANGES))).toEqual([
      'Changelog',
      '1.4.0',
      '1.4.0 · Added',
      '1.4.0 · Fixed',
      '1.4.0 · Removed',
      '1.3.0',
      '1.3.0 · Added',
      '1.3.0 · Fixed',
    ]));

  it.each(['proof', 'almanac', 'concrete', 'night-shift', 'harbour', 'blueprint', 'field-notes', 'terracotta'])(
    'shows the section name: %s',
    (id) => {
      const { cards } = layOutDeck(made(CHANGES), sampleOptions({ theme: findStandardTheme(id)! }));
      const added = cards.filter(({ title }) => title === 'Added');
      const words = added.map(({ elements }) =>
        elements.flatMap((element) => paragraphsOf(element).map(({ runs }) => runs.map(({ text }) => text).join(''))),
      );
      expect(words).toHaveLength(2);
      for (const [at, version] of ['1.4.0', '1.3.0'].entries())
        expect(words[at]!.map((each) => each.toLowerCase())).toContain(version);
    },
  );
});
