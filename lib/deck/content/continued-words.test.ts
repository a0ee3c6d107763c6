import { describe, expect, it } from 'vitest';
import type { BlockOf, Card } from '../blocks';
import { layOutDeck } from '../lay-out-deck';
import { card, heading, list, paragraph, prose } from '../testing/sample-blocks';
import { sampleOptions } from '../testing/sample-options';
import { continuedWords } from './continued-words';

describe('the words after a repeated heading', () => {
  const LANGUAGES = 'en de fr es it pt nl sv da nb pl cs tr ru uk ja zh ko ar he'.split(' ');

  it('are in the language of the deck', () => {
    expect(new Set(LANGUAGES.map((language) => continuedWords(language))).size).toBe(LANGUAGES.length);
    expect(continuedWords('de')).toBe(' (Fortsetzung)');
    expect(continuedWords('uk')).toBe(' (продовження)');
  });

  it.each([
    ['pt-BR', ' (continuação)'],
    ['zh-CN', '（续）'],
    ['zh-Hant-HK', '（續）'],
    ['xx', ' (continued)'],
    ['', ' (continued)'],
    ['constructor', ' (continued)'],
    [undefined, ' (continued)'],
  ])('in %s are %j', (language, expected) => {
    expect(continuedWords(language)).toBe(expected);
  });

  it('are shown on the card and in its title', () => {
    const repeats = { heading: heading('Ebbe') as BlockOf<'heading'>, isContinued: true };
    const cards: Card[] = [
      card(heading('Gezeiten', 1)),
      card(heading('Ebbe'), paragraph(prose(60))),
      { ...card(list('eins', 'zwei')), repeats },
      card(heading('Flut'), paragraph(prose(60))),
    ];
    const placed = layOutDeck(cards, sampleOptions({ language: 'de' })).cards[2]!;
    expect(placed.title).toBe('Ebbe (Fortsetzung)');
    const texts = placed.elements.flatMap((element) =>
      element.kind === 'text' && element.repeated
        ? element.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join(''))
        : [],
    );
    expect(texts).toEqual(['Ebbe (Fortsetzung)']);
  });
});
