import { describe, expect, it } from 'vitest';
import type { MakeCardsInput } from '../make-cards';
import { deckFrom } from '../testing/sample-deck';
import { blockText } from './block-text';
import { readBlocks } from './read-text';

const read = (text: string): string[] =>
  readBlocks(text).map((block) => `${block.kind === 'heading' ? `h${block.level}` : block.kind}: ${blockText(block)}`);
const make = (inputText: string, over: Partial<MakeCardsInput> = {}) => {
  const { cards, title, warnings } = deckFrom(inputText, { numCards: 2, ...over });
  const shown = cards.map((card) => card.blocks.map(blockText).join('\n'));
  return { title, shown, notes: cards.map((card) => card.notes), messages: warnings.map(({ message }) => message) };
};

describe('front matter', () => {
  const BODY = 'The first year is for the soil.\n\nThe second is for seeds.';

  it.each([
    ['YAML', '---\ntitle: "Garden: year one"\ndescription: What grows when\ntags:\n  - soil\n---\n'],
    ['TOML', '+++\ntitle = "Garden: year one"\ndate = 2024-03-01\ndescription = \'What grows when\'\n+++\n'],
    ['folded YAML', '---\nlayout: post\ntitle: >-\n  Garden:\n  year one\nsubtitle: What grows when # soon\n---\n'],
  ])('provides the first card’s title and description: %s', (_name, head) => {
    const { title, shown, messages } = make(`${head}\n${BODY}`);
    expect(title).toBe('Garden: year one');
    expect(shown[0]).toBe('Garden: year one\nWhat grows when');
    expect(shown[1]).toBe(BODY.replace('\n\n', '\n'));
    expect(messages).toEqual([expect.stringMatching(/^Front matter left out: (?:tags|date|layout)$/)]);
  });

  it('shows the title once if the text begins with it', () => {
    const { shown } = make(`---\ntitle: Garden\ndescription: All of it\n---\n\n# Garden\n\n${BODY}`);
    expect(shown[0]).toBe('Garden\nAll of it');
    expect(shown[1]).not.toContain('Garden');
  });

  it('is not read when splitting at --- lines, or if the dashes begin something else', () => {
    const breaks = make(`---\ntitle: Garden\n---\n${BODY}`, { cardSplit: 'inputTextBreaks' });
    expect(breaks.shown[0]).toContain('title: Garden');
    expect(make(`---\nA line of text.\n---\n${BODY}`).shown.join()).toContain('A line of text.');
    expect(make(`---\nAgenda: the budget\n---\n${BODY}`).shown.join()).toContain('Agenda: the budget');
    expect(make('---\ntitle: never closed').shown.join()).toContain('title: never closed');
  });
});

describe('warnings about removed text', () => {
  it('count the badges of the deck once', () => {
    const badge = '![b](https://img.shields.io/b.svg)';
    expect(make(`# A\n\n${badge}\n\nText.`).messages).toEqual(['Badges left out: 1.']);
    expect(make(`# A\n\n${badge} ${badge}\n\nText. ${badge}`).messages).toEqual(['Badges left out: 3.']);
  });

  it('are not given for speaker notes in comments', () => {
    const { shown, notes } = make('# A\n\n<!-- notes: Speak up. -->\n\nText.\n\n<!-- note: not for me -->\n\nMore.', {
      numCards: 1,
    });
    expect(shown).toEqual(['A\nText.\nMore.']);
    expect(notes).toEqual(['Speak up.']);
  });
});

describe('callouts, terms and tasks', () => {
  it.each([
    ['> [!NOTE]\n> Water daily.', 'note', ['Note', 'Water daily.']],
    ['> [!WARNING] Hot days\n> Water **twice**.', 'warning', ['Hot days', 'Water twice.']],
    ['> [!danger]\n> - nettles\n> - thorns', 'caution', ['Danger', '• nettles', '• thorns']],
  ])('reads the callout %j', (text, callout, paragraphs) => {
    const blocks = readBlocks(text);
    expect(blocks).toMatchObject([{ kind: 'quote', callout }]);
    expect(blockText(blocks[0]!).split('\n')).toEqual(paragraphs);
    expect(make(`${text}\n\nEnd.`).messages).toEqual([]);
  });

  it('leaves other quotes as they are', () => {
    for (const text of ['> **Note**: it rains.', '> [!UNKNOWN]\n> a'])
      expect(readBlocks(text)[0]).not.toHaveProperty('callout');
  });

  it('keeps whether a task is done', () => {
    expect(readBlocks('- [ ] dig\n- [x] plant\n- rest')).toMatchObject([
      { items: [{ checked: false }, { checked: true }, {}] },
    ]);
    expect(readBlocks('- [x] *plant* &amp; more\n\n- [ ] dig')).toMatchObject([
      { items: [{ checked: true }, { checked: false }] },
    ]);
  });
});

describe('plain texts', () => {
  it('keeps the numbering of a licence', () => {
    const text = `                      GARDEN LICENCE
                    Version 2, May 2024

 Everyone may copy and hand on this text as it stands, but changing
 it is not allowed.

  0. Definitions.

  "The garden" is all the land between the four hedges, and the paths
that lead to it.

  4. Handing on copies.

  You may hand on copies as you like if you do all of the following:

    a) Say on each of them that you have changed it, and on what
    day.

    b) Add this licence.

   7. Gifts. Each gardener hereby gives You a lasting right to eat
      what grows, where:

      (a) it is ripe; and

      (b) nobody else is there.

   9. End.`;
    expect(read(text)).toEqual([
      'h1: GARDEN LICENCE',
      'paragraph: Version 2, May 2024',
      'paragraph: Everyone may copy and hand on this text as it stands, but changing it is not allowed.',
      'h2: 0. Definitions.',
      'paragraph: "The garden" is all the land between the four hedges, and the paths that lead to it.',
      'h2: 4. Handing on copies.',
      'paragraph: You may hand on copies as you like if you do all of the following:',
      'list: a) Say on each of them that you have changed it, and on what day.\nb) Add this licence.',
      'list: Gifts. Each gardener hereby gives You a lasting right to eat what grows, where:\n(a) it is ripe; and\n(b) nobody else is there.',
      'list: End.',
    ]);
    expect(readBlocks(text).flatMap((block) => (block.kind === 'list' && block.ordered ? [block.start] : []))).toEqual([
      7, 9,
    ]);
  });

  it('names an e-mail by its subject', () => {
    const text =
      'From: Anna Keller <anna@a.example>\nTo: Tom\nSubject: Minutes of *Monday*\n\nHi Tom,\n\nWater is shared.';
    const { title, shown, messages } = make(text, { numCards: 1 });
    expect(title).toBe('Minutes of *Monday*');
    expect(messages).toEqual([]);
    expect(shown[0]).toBe('Minutes of *Monday*\nFrom: Anna Keller anna@a.example\nTo: Tom\nHi Tom,\nWater is shared.');
  });

  it('has headings below an underlined title, and none in accounts', () => {
    const body = '    The first part is about the distribution and what it needed from a packer.';
    expect(read(`History\n=======\n\nDistribution\n\n${body}\n\nSecond tools\n\n${body}`).slice(0, 2)).toEqual([
      'h1: History',
      'h2: Distribution',
    ]);
    const answers = 'Is it far?\nNo, it is two stops by the tram.\n\nIs it dear?\nNo, and children go free on Sundays.';
    expect(
      read(`Trip\n\nThe day\n\n${body.trim()}\n\nYour questions\n\n${answers}`).filter((each) => /^h/.test(each)),
    ).toEqual(['h1: Trip', 'h2: The day', 'h2: Your questions', 'h3: Is it far?', 'h3: Is it dear?']);
    const costs = '    Boards....... $8.03\n    Laths........  1.25\n                 ------\n    In all...... $9.28';
    expect(read(`Costs\n\nWhat the house cost me, in boards and in laths:\n\n${costs}`).join()).not.toContain('h2');
    const pay = 'First year € 1,180 a month\nSecond year € 1,490\nThird year € 1,870\nFourth year € 2,240';
    expect(
      read(`Pay\n\nYou earn from the first day on, and more each year after that.\n\n${pay}`).join(),
    ).not.toContain('h2');
  });

  it('has headings in bold above their texts, if there are three, and none in italics', () => {
    const show = (name: string) => `**${name}**\nby Ann Bell, at eight\n\nIt rains.`;
    const shows = [show('ONE'), show('TWO'), show('WHY NOT?')].join('\n\n*Ada Holm, Director*\n\n');
    expect(read(shows).filter((each) => /^h/.test(each))).toEqual(['h1: ONE', 'h2: TWO', 'h2: WHY NOT?']);
  });

  it('reads a man page', () => {
    const text = `NAME
       dig - turn the soil of a bed

OPTIONS
       -d, --depth=DEPTH
              Turn the soil to DEPTH centimetres. The default is 25, which
              is one spade.

       -q, --quiet
              Say nothing of the stones.
`;
    expect(read(text)).toEqual([
      'h1: NAME',
      'paragraph: dig - turn the soil of a bed',
      'h2: OPTIONS',
      'paragraph: -d, --depth=DEPTH Turn the soil to DEPTH centimetres. The default is 25, which is one spade.',
      'paragraph: -q, --quiet Say nothing of the stones.',
    ]);
  });

  it('joins lines of Markdown text as Markdown does, except in addresses and verse', () => {
    expect(
      read(
        '# Trees\n\nMost modern gardens and parks\ndo not need any. See\n[the list](https://a.example) for more of them, and\nThe Hague.',
      ),
    ).toEqual([
      'h1: Trees',
      'paragraph: Most modern gardens and parks do not need any. See the list for more of them, and The Hague.',
    ]);
    expect(
      read('# Trees\n\nEvery tree is planted by hand in the autumn.\nEvery hedge is cut again in the early spring.')[1],
    ).toBe('paragraph: Every tree is planted by hand in the autumn. Every hedge is cut again in the early spring.');
    const verse = 'Anna Keller\nHauptstrasse 12\n10115 Berlin';
    expect(read(`# Contact\n\n${verse}`)[1]).toBe(`paragraph: ${verse}`);
  });

  it.each([
    ['a heading at the top', '# Trees\n\nText.', 'Trees'],
    [
      'its first line',
      `Planting in spring\n\n${'A sentence of some length follows here. '.repeat(3)}\n\n## Later`,
      'Planting in spring',
    ],
    ['a single level-1 heading', 'Skip to content of this page if you want to.\n\n# Trees\n\n## Oak', 'Trees'],
    [
      'the name on its logo',
      '![Acorn logo](https://pics.example/a.png)\n\nPlants all kinds of trees for you and me.\n\n## Begin',
      'Acorn',
    ],
  ])('are named by %s', (_name, text, title) => expect(make(text).title).toBe(title));
});

describe('a pasted notice', () => {
  it('has headings above tables of any separator', () => {
    const prices = 'Hire\nType; Day; Week\nCity bike; £18; £70\nTrailer; £10; £38';
    const notice = `Mill Cycles\nFrom March\n\nSmall jobs\nPuncture    £12\nNew chain    £18\nWheel    £20\n\n${prices}`;
    expect(read(notice)).toEqual([
      ...['h1: Mill Cycles', 'paragraph: From March', 'h2: Small jobs'],
      'table: \n\nPuncture\n£12\nNew chain\n£18\nWheel\n£20',
      ...['h2: Hire', 'table: Type\nDay\nWeek\nCity bike\n£18\n£70\nTrailer\n£10\n£38'],
    ]);
  });

  it('keeps decimal commas, times and what people said out of tables and headings', () => {
    const fees = 'Fees\nChildren         3,50 € a month\nAdults           8,00 €\nFamilies        15,00 €';
    const day = 'TUESDAY 9 JUNE\n7.30 Breakfast\n9.00 Walk on the city walls from one gate to the next\n12.30 Lunch';
    const said =
      'Said\n\n"The showers are cold."\n"Why is there nothing for men over sixty?"\n"Please repair the clock at last."';
    expect(read(`Club\n\n${fees}\n\n${day}\n\n${said}`).map((block) => block.split('\n')[0])).toEqual([
      ...['h1: Club', 'h2: Fees', 'table: ', 'h2: TUESDAY 9 JUNE', 'list: 7.30 Breakfast'],
      ...['h2: Said', 'paragraph: "The showers are cold."'],
    ]);
  });
});
