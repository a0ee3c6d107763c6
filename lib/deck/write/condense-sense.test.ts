import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { MakeCardsInput } from '../make-cards';
import { deckFrom } from '../testing/sample-deck';
import { blockText } from '../text/block-text';
import { readBlocks } from '../text/read-text';
import { condenseCard } from './condense-card';

function condensed(inputText: string, rest: Partial<MakeCardsInput> = {}) {
  const made = deckFrom(inputText, { textMode: 'condense', ...rest });
  return { ...made, texts: made.cards.map(({ blocks }) => blocks.map(blockText)) };
}

/** The words of a section of its own, after a title card. */
function section(text: string, amount: 'brief' | 'medium' = 'brief'): string {
  const { texts } = condensed(`# Report\n\n## News\n\n${text}\n\n## End\n\nNothing more.`, { amount });
  return texts.find(([first]) => first === 'News')!.join('\n');
}

const corpus = (name: string) => readFileSync(`bench/corpus/${name}`, 'utf8');

const FILL = 'Nobody remembers who painted the walls green, although several people claim that they were there.';

describe('a condensed card makes sense by itself', () => {
  it('keeps sentences in quotation marks together', () => {
    const text = section(
      `${FILL} “We are done. We can go home,” said the mayor. The hall cost 38 million euros. ${FILL}`,
    );
    expect(/“/.test(text)).toBe(/”/.test(text));
  });

  it('keeps a quotation only with its source, and a source only with its quotation', () => {
    for (const numCards of [3, 4, 5, 6, 8]) {
      const text = condensed(corpus('annual-report.md'), { numCards }).texts.flat().join('\n');
      expect(text.includes('I learned to read')).toBe(text.includes('Reader at the Docks branch'));
    }
  });

  it('leaves no heading without text, and keeps some of each section as far as there is room', () => {
    const list = (number: number) =>
      [1, 2, 3, 4].map((at) => `- The client shall pay part ${number}.${at} of all fees in advance`).join('\n');
    const text = `# Agreement\n\n## Services\n\nThe supplier builds a forecast.\n\n## Fees\n\n${list(1)}\n\n## Liability\n\n${list(2)}`;
    const { texts } = condensed(text, { numCards: 2 });
    expect(texts.flat()).toContain('The supplier builds a forecast.');
  });

  it('leaves out apologies and thanks', () => {
    const mail =
      'From: Carla\nTo: ops\nSubject: FW: RE: the move\n\nhi team\n\nhope you had a good weekend. so, quick brain dump, sorry its long.\n\nThe new hall is ready from 3 March, but the shelves are not.\n\nthanks so much for all the work, you are stars\nCarla\n\nSent from my phone';
    const text = condensed(mail).texts.flat().join('\n');
    expect(text).toContain('The new hall');
    expect(text).not.toMatch(/sorry|weekend|stars|Sent from/);
  });
});

describe('the title of a condensed text', () => {
  it('is its first line, with the line below it', () => {
    const { cards, texts } = condensed(
      'mtg notes of 9 Oct – website relaunch\nthere: Jo, Sam, Idris (Mei late)\n\nDECISIONS\n- go live on 4 Nov\n- no chat',
    );
    expect(cards[0]).toMatchObject({ part: 'title' });
    expect(texts[0]).toEqual(['mtg notes of 9 Oct – website relaunch', 'there: Jo, Sam, Idris (Mei late)']);
  });
});

it.each(['Un abrazo,\nEl equipo de la huerta', 'Bien à vous,\nClaire', 'Best regards,\nAnna'])(
  'leaves out who signs: %s',
  (signature) =>
    expect(section(`The garden has 48 plots now. ${FILL} ${FILL}\n\n${signature}`, 'medium')).not.toContain(
      signature.split('\n')[1],
    ),
);

describe('a condensed card keeps both sides of a contrast or neither', () => {
  it.each([
    ['Sales rose by 40% in May.', 'However, half of the orders were sent back within a week by the same three shops.'],
    [
      'Der Krankenstand sank auf 5,4 Prozent.',
      'Allerdings stieg die Zahl der Überstunden um 12 Prozent im selben Jahr.',
    ],
  ])('%s %s', (statement, turn) => {
    for (const amount of ['brief', 'medium'] as const)
      for (const text of [`${statement} ${turn} ${FILL} ${FILL}`, `${FILL} ${FILL} ${statement} ${turn}`]) {
        const kept = section(text, amount);
        expect(kept.includes(statement.slice(0, -1))).toBe(kept.includes(turn.slice(0, -1)));
      }
  });
});

describe('a condensed card keeps questions and answers together', () => {
  it('in running text', () => {
    const text = section(`${FILL} What follows from it? The four-day week is neither miracle nor nonsense. ${FILL}`);
    expect(text.includes('What follows')).toBe(text.includes('neither miracle'));
  });
});

it('keeps code and a table with the sentence that announces them, or leaves both out', () => {
  const filler = 'The sensor was designed in the north of the country, where the tides are higher than anywhere else.';
  const blocks = readBlocks(
    `## Flash\n\nHold the button for three seconds. Then run:\n\n\`\`\`\nflash --verify\n\`\`\`\n\n${filler}`,
  );
  const text = (words: number) =>
    condenseCard({ blocks, notes: null, labelOnly: false }, words).blocks.map(blockText).join('\n');
  expect(text(16)).toBe('Flash\nHold the button for three seconds. Then run:\nflash --verify');
  for (const words of [8, 12, 20, 30]) expect(text(words).includes('flash')).toBe(text(words).includes('Then run:'));
});

it.each([
  ['Le marché a attiré 1 450 visiteurs, soit 12 % de plus.', 'Décision : le marché aura lieu les 12 et 13 décembre.'],
  ['The licence of the engine ends in May of this year.', 'We recommend the extension by a further year.'],
])('keeps decisions and recommendations: %s', (first, decision) =>
  expect(section(`${first} ${FILL} ${FILL} ${decision}`)).toContain(decision),
);

it('keeps what is denied, limited or negated as it was written', () => {
  const text = section(
    `The wind did not push the bridge over. It made the deck twist, and each twist drew more energy. ${FILL}`,
    'medium',
  );
  expect(text).toContain('The wind did not push the bridge over.');
});
