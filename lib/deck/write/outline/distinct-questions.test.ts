import { describe, expect, it } from 'vitest';
import { makeCards } from '../../make-cards';
import { blockText } from '../../text/block-text';
import { plainText } from '../../text/text-runs';
import { FRENCH_KINDS, FRENCH_TOPIC } from './french/french-kinds';
import { GERMAN_KINDS, GERMAN_TOPIC } from './german/german-kinds';
import { ENGLISH_KINDS, kindOf } from './outline-kinds';
import { OUTLINE_WORDS } from './outline-words';
import { SPANISH_KINDS, SPANISH_TOPIC } from './spanish/spanish-kinds';

function cardsOf(inputText: string, numCards: number | { atMost: number }, format: 'presentation' | 'social') {
  return makeCards({
    ...{ inputText, textMode: 'generate', cardSplit: 'auto', numCards, amount: 'detailed', format },
  }).cards;
}

/** Headings and questions, without their checkboxes. */
function textsOf(inputText: string, numCards: number | { atMost: number }, format: 'presentation' | 'social') {
  return cardsOf(inputText, numCards, format).flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === 'list') return block.items.map(({ runs }) => plainText(runs).replace('☐ ', ''));
      return block.kind === 'table' ? [] : [blockText(block)];
    }),
  );
}

function repeated(texts: readonly string[]): string[] {
  const asked = texts.filter((text) => text !== '…');
  return asked.filter((text, at) => asked.indexOf(text) < at);
}

const PROMPTS = [
  ...['7 tips for better sleep', '10 tips for remote teams', '12 Tipps für besseren Schlaf'],
  ...['15 conseils pour économiser de l’énergie', '20 consejos para ahorrar agua', 'Sourdough', 'Lisbon in 9 days'],
  ...['Investor pitch for a bakery', 'Projektplan Umzug', 'Exposé sur les abeilles', 'Plan de marketing de un museo'],
];

describe('an outline asks nothing twice', () => {
  it.each(PROMPTS)('%s', (prompt) => {
    expect(repeated(textsOf(prompt, { atMost: 75 }, 'presentation'))).toEqual([]);
    expect(repeated(textsOf(prompt, { atMost: 75 }, 'social'))).toEqual([]);
    for (const count of [6, 18, 30, 45]) expect(repeated(textsOf(prompt, count, 'presentation'))).toEqual([]);
  });

  const kinds = {
    en: [...ENGLISH_KINDS, kindOf('Bees', 'en')],
    de: [...GERMAN_KINDS, GERMAN_TOPIC],
    fr: [...FRENCH_KINDS, FRENCH_TOPIC],
    es: [...SPANISH_KINDS, SPANISH_TOPIC],
  };
  it.each(['en', 'de', 'fr', 'es'] as const)('in any kind of deck: %s', (language) => {
    for (const { sections } of kinds[language])
      expect(repeated([...sections, ...OUTLINE_WORDS[language].more].flatMap(({ questions }) => questions))).toEqual(
        [],
      );
  });
});

it('leaves tips without questions of their own empty', () => {
  const cards = cardsOf('12 tips for better sleep', { atMost: 75 }, 'presentation');
  expect(cards.map(({ blocks }) => blocks.map(blockText).join(': '))).toContain('Tip 12: …');
});

it('keeps at least one question with the heading of its section', () => {
  for (const { blocks } of cardsOf('Sourdough', 40, 'presentation').slice(1, 11))
    expect(blockText(blocks[1]!)).not.toBe('');
});
