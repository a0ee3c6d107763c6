import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import { AMOUNTS, CARD_SPLITS, FORMATS, TEXT_MODES } from '../contract/enums';
import { arbitraryMarkedText } from '../contract/request/arbitrary-requests';
import { countCards } from '../contract/request/count-cards';
import type { Card } from './blocks';
import { type MakeCardsInput, makeCards, provePreserved } from './make-cards';
import { arbitraryMarkdown, arbitraryProse } from './text/arbitrary-markdown';
import { blockText } from './text/block-text';
import { wordsKept, wordsOnCard } from './write/condense-card';

const input = (over: Partial<MakeCardsInput>): MakeCardsInput => ({
  inputText: 'Some text.',
  textMode: 'preserve',
  cardSplit: 'auto',
  numCards: 10,
  amount: 'medium',
  format: 'presentation',
  ...over,
});
const made = (over: Partial<MakeCardsInput>) => makeCards(input(over));
const heads = (cards: readonly Card[]): (string | null)[] =>
  cards.map((card) => (card.blocks[0]?.kind === 'heading' ? blockText(card.blocks[0]) : null));
const said = (cards: readonly Card[]): string[] => cards.map((card) => card.blocks.map(blockText).join('\n'));

const arbitraryInput: fc.Arbitrary<MakeCardsInput & { numCards: number }> = fc.record({
  inputText: fc.oneof(arbitraryMarkdown, arbitraryProse, arbitraryMarkedText),
  textMode: fc.constantFrom(...TEXT_MODES),
  cardSplit: fc.constantFrom(...CARD_SPLITS),
  numCards: fc.integer({ min: 1, max: 75 }),
  amount: fc.constantFrom(...AMOUNTS),
  format: fc.constantFrom(...FORMATS),
});

describe('the number of cards (docs/spec/interface.md#2.4.4)', () => {
  it('is what the contract counts, for every text and all options', () =>
    forAll({ numRuns: 500 }, arbitraryInput, (request) =>
      expect(makeCards(request).cards).toHaveLength(countCards(request)),
    ));
});

describe('preserve', () => {
  it('puts every word on a card, in order, with either split', () =>
    fc.assert(
      fc.property(arbitraryInput, (request) => {
        const { cards, warnings } = makeCards({ ...request, textMode: 'preserve' });
        expect(provePreserved(request.inputText, cards)).toEqual({ ok: true });
        expect(warnings.filter((warning) => /isn’t on any card/.test(warning.message))).toEqual([]);
      }),
      {
        numRuns: 500,
        examples: [[{ ...input({ inputText: '> - river\n\n<!-- notes: and this -->\n\n' }), numCards: 1 }]],
      },
    ));

  it('returns the same blocks for the same text, whatever was read before', () =>
    forAll({ numRuns: 100 }, arbitraryInput, (request) => expect(makeCards(request)).toEqual(makeCards(request))));

  it('keeps the text between markers on its own card', () => {
    const { cards } = made({ inputText: '# A\n\none\n---\n\n---\n```\nx\n---\ny\n```', cardSplit: 'inputTextBreaks' });
    expect(said(cards)).toEqual(['A\none', '', 'x', 'y']);
  });

  it('warns about an empty card by its number', () => {
    const { warnings } = made({ inputText: 'a\n---\n---\nb', cardSplit: 'inputTextBreaks' });
    expect(warnings).toEqual([{ message: 'Card 2 is empty: there is no text between its --- lines.', card: 1 }]);
  });
});

describe('splitting under auto', () => {
  const section = (name: string, sentences = 4) =>
    `## ${name}\n\n${Array.from({ length: sentences }, (_, at) => `Sentence ${at} on ${name} has some words to it.`).join(' ')}`;

  it('splits at headings if they fit the number of cards', () => {
    const inputText = ['# The whole', ...['One', 'Two', 'Three', 'Four'].map((name) => section(name))].join('\n\n');
    expect(heads(made({ inputText, numCards: 5 }).cards)).toEqual(['The whole', 'One', 'Two', 'Three', 'Four']);
  });

  it('splits paragraphs at sentences and lists at items if necessary, and continues their numbering', () => {
    const list = made({
      inputText: Array.from({ length: 9 }, (_, at) => `${at + 1}. item ${at}`).join('\n'),
      numCards: 3,
    });
    expect(list.cards.map((card) => card.blocks[0]?.kind === 'list' && card.blocks[0].start)).toEqual([1, 4, 7]);
    const prose = made({ inputText: 'One is here. Two is here. Three is here.', numCards: 3 });
    expect(said(prose.cards)).toEqual(['One is here.', 'Two is here.', 'Three is here.']);
  });

  it('balances cards: none of even prose is more than twice the average', () =>
    forAll({}, fc.integer({ min: 2, max: 30 }), fc.integer({ min: 2, max: 30 }), (paragraphs, numCards) => {
      const sentence = 'This sentence has exactly eight words in it. ';
      const inputText = Array.from({ length: paragraphs }, () => sentence.repeat(5).trim()).join('\n\n');
      const { cards } = made({ inputText, numCards });
      const real = cards.filter((card) => !card.labelOnly);
      const most = Math.max(...real.map((card) => wordsOnCard(card.blocks)));
      expect(most).toBeLessThanOrEqual(Math.max(8, (2 * paragraphs * 40) / real.length));
    }));

  it('leaves no heading at the end of a card, except for titles, empty sections and section cards', () =>
    fc.assert(
      fc.property(arbitraryMarkdown, fc.integer({ min: 1, max: 20 }), (inputText, numCards) => {
        const { cards } = made({ inputText, numCards });
        cards.forEach((card, at) => {
          const last = card.blocks.at(-1);
          const next = cards[at + 1];
          // Notes are removed from the card, which may leave their heading last.
          if (at === 0 || card.labelOnly || card.notes !== null || last?.kind !== 'heading' || !next || next.labelOnly)
            return;
          const [first] = next.blocks;
          if (card.part === 'section') return;
          const isAlone = card.blocks.length === 1;
          expect(first?.kind === 'heading' && (first.level <= last.level || isAlone)).toBe(true);
        });
      }),
      {
        numRuns: 300,
        examples: [
          ['- river\n\n# river\n\n## river\n\nriver\n\n## river\n\nriver river\n\nriver river river\n\n', 5],
          [
            '> [\n\nriver\n====\n\n> 7) river river *river river*\n> \n>   a second paragraph\n\n## _river_\n\n## _river_\n\n',
            5,
          ],
        ],
      },
    ));

  it('opens cards with labels from them if the text is too short, and warns about it', () => {
    const inputText = '# Tides\n\nTidal power works in northern harbours. It is quiet.';
    const { cards, warnings } = made({ inputText, numCards: 5 });
    expect(said(cards)).toEqual([
      ...['Tides', 'Tidal power works', 'Tidal power works in northern harbours.'],
      ...['It is quiet.', 'Northern harbours'],
    ]);
    expect(warnings).toEqual([{ message: 'Text is short. Cards with only a heading: 2 of 5.', card: 1 }]);
    const { cards: short } = made({ inputText: 'Tidal power in northern harbours. It is quiet.', numCards: 5 });
    const labels = said(short.filter(({ labelOnly }) => labelOnly));
    expect(labels).toHaveLength(3);
    const words = labels.flatMap((label) => label.toLowerCase().match(/\p{L}+/gu)!);
    for (const word of words) expect(['tidal', 'power', 'northern', 'harbours', 'quiet']).toContain(word);
  });
});

const prose = (blocks: Card['blocks']) =>
  blocks.filter(({ kind }) => !['list', 'table', 'code', 'quote'].includes(kind));

describe('condense', () => {
  it('never exceeds the word limit, including headings, except for answers and for blocks kept whole', () =>
    forAll({ numRuns: 400 }, arbitraryInput, (request) => {
      const most = wordsKept(request.amount, request.format);
      for (const card of makeCards({ ...request, textMode: 'condense' }).cards) {
        const own = prose(card.blocks);
        // A block kept whole brings the sentence that it needs, and a question its answer.
        const mayExceed = own.length < card.blocks.length || own.some((block) => blockText(block).includes('?'));
        if (!card.labelOnly) expect(wordsOnCard(own)).toBeLessThanOrEqual(mayExceed ? most * 2 : most);
      }
    }));

  it('only uses the text’s own words, in their order', () =>
    fc.assert(
      fc.property(
        // Asterisks and underscores are removed because inside words they are emphasis.
        arbitraryProse.map((text) => text.replace(/[*_`]/g, ' ')),
        fc.constantFrom(...AMOUNTS),
        fc.integer({ min: 1, max: 4 }),
        (inputText, amount, numCards) => {
          const { cards } = made({ inputText, amount, numCards, textMode: 'condense' });
          const words = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
          const source = words(inputText);
          let at = 0;
          for (const word of cards.filter((card) => !card.labelOnly).flatMap((card) => words(said([card])[0]!))) {
            at = source.indexOf(word, at);
            expect(at, word).toBeGreaterThanOrEqual(0);
            at += 1;
          }
        },
      ),
      { numRuns: 200 },
    ));

  it('keeps the heading and the main point, and drops the aside', () => {
    const inputText = `## Heat pumps\n\nHeat pumps move heat from the ground into the house. A heat pump needs a third of the power of a heater. My uncle once had a parrot with a hat and a small red bicycle. The ground keeps its heat all winter, so heat pumps work in winter too. Installing heat pumps in old houses needs larger radiators for the heat.`;
    const { cards } = made({ inputText, textMode: 'condense', numCards: 1, amount: 'medium' });
    expect(heads(cards)).toEqual(['Heat pumps']);
    expect(said(cards)[0]).toContain('Heat pumps move heat');
    expect(said(cards)[0]).not.toContain('parrot');
  });

  it('warns that no model summarised the text', () =>
    expect(
      made({ textMode: 'condense' })
        .warnings.map((warning) => warning.message)
        .join(),
    ).toMatch(/No AI model/));
});

describe('generate without a model', () => {
  it('labels each card with words from the text and warns that nothing was written', () => {
    const inputText =
      'Wind farms at sea deliver power at night. Their cables are the costly part.\n\nSolar roofs deliver power by day. Their price fell by half.';
    const { cards, warnings } = made({ inputText, textMode: 'generate', numCards: 2 });
    expect(heads(cards)).toHaveLength(2);
    for (const head of heads(cards)) expect(inputText.toLowerCase()).toContain(head?.toLowerCase());
    expect(warnings.map((warning) => warning.message).join()).toMatch(/No AI model connected/);
  });
});

describe('speaker notes', () => {
  const card = (line: string) =>
    made({ inputText: `# One\n\nText.\n\n${line}\n---\n# Two`, cardSplit: 'inputTextBreaks' }).cards;

  it.each([
    'Speaker notes: breathe here.',
    'speaker note: breathe here.',
    '> Speaker notes: breathe here.',
    '<!-- notes: breathe here. -->',
    '<!-- notes\nbreathe here.\n-->',
  ])('removes %j from the end of a card', (line) => {
    expect(card(line)[0]).toMatchObject({ notes: 'breathe here.' });
    expect(said(card(line))).toEqual(['One\nText.', 'Two']);
  });

  it.each(['Note: breathe here.', 'Notes: breathe here.', '> Note: breathe here.'])('keeps %j on the card', (line) => {
    expect(card(line)[0]).toMatchObject({ notes: null });
    expect(said(card(line))[0]).toContain('breathe here.');
  });

  it('removes comments with notes from anywhere in lists and quotes, and shows no tag', () => {
    const markers = ['1. ', '3) ', '- ', '> ', ''];
    const openers = ['<div>', '<div align="center">', '<p>', '<details>', 'Words', '<br>', '<b>bold</b>'];
    const between = ['\n', '\n\n', '\n   ', '\n\n   ', '\n> '];
    const rest = ['', '\n\nMore words.', '\n2. Second', '\n\n2. Second\n3. Third', '</div>'];
    forAll(
      {},
      fc.tuple(fc.constantFrom(...markers), fc.constantFrom(...openers), fc.constantFrom(...between)),
      fc.constantFrom('<!-- notes: breathe here. -->', '<!-- notes\n   breathe here.\n   -->'),
      fc.constantFrom(...rest),
      fc.constantFrom('auto' as const, 'inputTextBreaks' as const),
      fc.integer({ min: 1, max: 4 }),
      (lead, comment, after, cardSplit, numCards) => {
        // A quote, and the comment in it, ends at a line without a marker.
        fc.pre(!(comment.includes('\n') && lead.some((part) => part.includes('> '))));
        const { cards } = made({ inputText: `# One\n\n${lead.join('')}${comment}${after}`, cardSplit, numCards });
        expect(cards.flatMap(({ notes }) => notes ?? []).map((notes) => notes.trim())).toEqual(['breathe here.']);
        for (const text of said(cards)) expect(text).not.toMatch(/[<>]|breathe/);
      },
    );
  });

  it('keeps notes with their section under auto', () => {
    const inputText = '# A\n\nText of a.\n\nSpeaker notes: of a.\n\n# B\n\nText of b.\n\nSpeaker notes: of b.';
    expect(made({ inputText, numCards: 2 }).cards.map((card) => card.notes)).toEqual(['of a.', 'of b.']);
    const long = '# A\n\nOne.\n\n<!-- notes: Say a. Again. -->';
    expect(made({ inputText: long, numCards: 6 }).cards.flatMap(({ notes }) => notes ?? [])).toEqual(['Say a. Again.']);
  });
});

describe('title', () => {
  it.each([
    ['Intro text.\n\n# The *real* title', 'The real title'],
    ['Only some words without any heading at all to see here', 'Only some words without any heading at all…'],
    ['https://pics.example/a.png', 'Untitled'],
  ])('of %j is %j', (inputText, title) => expect(made({ inputText, numCards: 1 }).title).toBe(title));
});
