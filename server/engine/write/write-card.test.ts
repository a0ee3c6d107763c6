import { describe, expect, it } from 'vitest';
import type { Card, ListItem } from '@/lib/deck/blocks';
import { blockText } from '@/lib/deck/text/block-text';
import { plainText } from '@/lib/deck/text/text-runs';
import { assembleCards } from './assemble-cards';
import type { CardTask } from './card-tasks';
import { RunBudget } from './run-budget';
import { type WrittenCard, whyWords, writeCard } from './write-card';
import type { WriteOrder } from './write-order';
import type { WriterModel } from './writer-model';

const ORDER: WriteOrder = {
  input: {
    inputText: 'Onboarding for new engineers',
    textMode: 'generate',
    cardSplit: 'auto',
    numCards: 5,
    amount: 'brief',
    format: 'presentation',
  },
  language: 'en',
  tone: null,
  audience: null,
  instructions: null,
};

const RULED: Card = { blocks: [], notes: null, labelOnly: false };

const taskAt = (index: number, more: Partial<CardTask> = {}): CardTask => ({
  index,
  total: 5,
  heading: `Heading ${index + 1}`,
  intent: '',
  plan: '',
  passages: [],
  facts: null,
  addresses: new Set(),
  keepsAsIs: false,
  pictures: [],
  byRules: async () => RULED,
  ...more,
});

/** The card that is made from a model's answer, which is the same at each attempt. */
function written(answer: unknown, task: CardTask = taskAt(2)): Promise<WrittenCard> {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const model: WriterModel = {
    complete: async () => ({ text, tokensIn: 1, tokensOut: 1, isCut: false, model: null }),
    ...{ name: 'stub', concurrency: 1, answerTokens: 1000, outlineTokens: 1000, cardTokens: 1000 },
    ...{ mostTokens: 1_000_000, creditsPerCard: 3 },
  };
  const work = { budget: new RunBudget(1_000_000, 0), signal: new AbortController().signal };
  return writeCard(model, ORDER, task, work);
}

const warningsOf = (tasks: CardTask[], cards: WrittenCard[]) =>
  assembleCards(ORDER, tasks, cards, { warnings: [], title: null }).made.warnings.map(({ message }) => message);
const itemsOf = ({ card }: WrittenCard): ListItem[] =>
  card.blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
/** The number of points below each name. */
function sidesOf(made: WrittenCard): number[] {
  const sides: number[] = [];
  for (const { level } of itemsOf(made))
    if (level === 0) sides.push(0);
    else sides[sides.length - 1]! += 1;
  return sides;
}

describe('a card that is too long', () => {
  const comparison = (points: number, words: number) => ({
    heading: 'What good looks like after thirty days',
    blocks: [
      {
        kind: 'comparison',
        rows: ['First', 'Second', 'Third'].map((side) => [
          `${side} group`,
          ...Array.from({ length: points }, (_, at) => `Point ${at + 1} ${'says more '.repeat(words / 2)}`),
        ]),
      },
    ],
  });

  it('is kept whole if there is room for it', async () => {
    const made = await written(comparison(3, 4));
    expect(sidesOf(made)).toEqual([3, 3, 3]);
    expect(warningsOf([taskAt(0)], [made])).toEqual([]);
  });

  it('loses as many points on each side of a comparison, with a warning', async () => {
    const made = await written(comparison(5, 8));
    expect(sidesOf(made)).toEqual([2, 2, 2]);
    const tasks = [taskAt(0), taskAt(1)];
    expect(warningsOf(tasks.slice(0, 1), [made])).toEqual(['Card 1 was too long and was shortened.']);
    expect(warningsOf(tasks, [made, made])).toEqual(['Cards 1, 2 were too long and were shortened.']);
  });

  it('keeps whole sentences', async () => {
    const text = 'The first week is for reading and for meeting all of the people. '.repeat(12);
    const made = await written({ heading: 'The first week', blocks: [{ kind: 'paragraph', text }] });
    const [, body] = made.card.blocks;
    const kept = body?.kind === 'paragraph' ? plainText(body.runs) : '';
    expect(kept).toMatch(/people\.$/);
    expect(kept.split(' ').length).toBeLessThanOrEqual(68);
    expect(made.isShortened).toBe(true);
  });
});

describe('an answer in another language', () => {
  const german =
    'Die Wartung dauert zwei Wochen und kostet die Hälfte des üblichen Preises, weil wir die Arbeit mit dem Umbau verbinden und die Werkstatt in dieser Zeit ohnehin geschlossen ist.';
  const answer = { heading: 'Wartung', blocks: [{ kind: 'paragraph', text: german }] };

  it('is replaced by rules, which keep the language of the text', async () =>
    expect(await written(answer)).toMatchObject({ by: 'rules', why: 'language' }));

  it('is kept with a warning if the text has to be translated', async () => {
    const passages = [{ id: 's1', text: german, lines: { from: 1, to: 1 }, tokens: 60 }];
    const made = await written(answer, taskAt(2, { passages }));
    expect(made).toMatchObject({ by: 'model', why: null });
    expect(warningsOf([taskAt(2)], [made])).toEqual(['Card 3 may be in another language.']);
  });
});

describe('an answer in another form', () => {
  const textsOf = ({ card }: WrittenCard) => card.blocks.map(blockText);

  it.each([
    [
      'blocks below content, with other names',
      {
        title: 'A',
        content: [
          { type: 'bullets', body: '', items: ['One of them', 'Two of them'] },
          { type: 'text', body: 'More.' },
        ],
      },
      ['A', 'One of them\nTwo of them', 'More.'],
    ],
  ])('is read: %s', async (_, answer, texts) => {
    const made = await written(answer);
    expect(made.by).toBe('model');
    expect(textsOf(made)).toEqual(texts);
  });

  it.each([
    [{ heading: 'A', blocks: [{ kind: 'paragraph', says: 'Many words about it' }] }, 'unexpected answer format'],
    ['Many words, but no object', 'unreadable answer'],
    [{ heading: 'A', blocks: [{ kind: 'paragraph', text: '' }] }, 'empty answer'],
  ])('%j fails for an honest reason', async (answer, why) => {
    const made = await written(answer);
    expect(made.by).toBe('rules');
    expect(whyWords(made.why!)).toBe(why);
  });
});

it('gives a card its planned heading if it took that of another card', async () => {
  const answer = (heading: string) => ({ heading, blocks: [{ kind: 'paragraph', text: 'The guests come at noon.' }] });
  const tasks = [taskAt(0), taskAt(1), taskAt(2)];
  const headings = ['Heading 2', 'Heading 2', 'Another'];
  const cards = await Promise.all(headings.map((heading, at) => written(answer(heading), tasks[at])));
  const { made } = assembleCards(ORDER, tasks, cards, { warnings: [], title: null });
  const first = made.cards.map(({ blocks }) => blocks[0]!);
  expect(first.map(blockText)).toEqual(['Heading 1', 'Heading 2', 'Another']);
});
