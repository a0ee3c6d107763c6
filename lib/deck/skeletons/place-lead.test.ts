import { describe, expect, it } from 'vitest';
import { checkPlaced } from '../check/check-placed';
import { layOutDeck } from '../lay-out-deck';
import type { PlacedText } from '../placed';
import { card, heading, paragraph, prose } from '../testing/sample-blocks';
import { sampleOptions } from '../testing/sample-options';
import { SKELETON_THEMES } from '../testing/tested-themes';

const THEMES = SKELETON_THEMES.map((theme) => [theme.skeleton, theme] as const);

const SAID = 'Most fields are never tested.';
const REST = 'A laboratory test costs 60 euros, takes three weeks and arrives after sowing, so farmers go by habit.';

function placedIn(theme: (typeof THEMES)[number][1], text: string) {
  const each = card(heading('The problem'), paragraph(text));
  const cards = [card(heading('Soil', 1)), each, each, card(heading('Thank you'))];
  const placed = layOutDeck(cards, sampleOptions({ theme })).cards;
  const { inside, overlaps } = checkPlaced(placed);
  expect([...inside, ...overlaps]).toEqual([]);
  return placed;
}

const saysIn = (texts: readonly PlacedText[], words: string) =>
  texts.find(({ paragraphs }) =>
    paragraphs.some(({ runs }) =>
      runs
        .map(({ text }) => text)
        .join('')
        .replaceAll('\u00a0', ' ')
        .startsWith(words),
    ),
  );
const sizeOf = (text: PlacedText | undefined) => text?.paragraphs[0]?.lines[0]?.runs[0]?.style.size ?? 0;

describe('a slide of text after a similar one', () => {
  it.each(THEMES)('has its first sentence in large type, and the rest after it: %s', (_, theme) => {
    const [, first, second] = placedIn(theme, `${SAID} ${REST} ${REST}`);
    expect([first!.layout, second!.layout]).toEqual(['flow', 'lead']);
    const texts = second!.elements.filter((element): element is PlacedText => element.kind === 'text');
    const [said, rest] = [saysIn(texts, SAID), saysIn(texts, REST)];
    expect(sizeOf(said)).toBeGreaterThan(sizeOf(rest) * 1.25);
    expect(texts.indexOf(said!)).toBeLessThan(texts.indexOf(rest!));
  });

  it.each([
    ['a single sentence', prose(50)],
    ['a first sentence that is long', `${prose(30)} ${REST}`],
    ['a line that ends with a colon', `This is what we found:\n${REST} ${REST}`],
    ['little after its first sentence', `${SAID} ${REST.slice(0, 40)} ${prose(0)}`.trim()],
  ])('keeps %s as it is', (_, text) => {
    expect(placedIn(THEMES[0]![1], text)[2]!.layout).not.toBe('lead');
  });
});
