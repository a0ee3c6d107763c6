import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type MakeCardsInput, makeCards } from '../make-cards';
import { blockText } from '../text/block-text';

function condensed(inputText: string, rest: Partial<MakeCardsInput> = {}) {
  const made = makeCards({
    inputText,
    textMode: 'condense',
    cardSplit: 'auto',
    numCards: { atMost: 75 },
    amount: 'medium',
    format: 'presentation',
    ...rest,
  });
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
  it('keeps a figure only with the sentence that says what it is', () => {
    const text = section(
      `The returns desk needs nine days on average today. The contract with the largest client says five days. They will leave if it is not below five by June. That’s 410k a year. ${FILL}`,
    );
    if (text.includes('410k')) expect(text).toContain('They will leave');
  });

  it('keeps a sentence with a pronoun in its first clause only with the sentence before it', () => {
    const text = section(
      'Autovacuum could not keep up on the second day. The table had 9 million dead rows and the planner stopped using the partial index. We also learned that the notifications hold a global lock on commit. With 600 notifications a second it became the bottleneck, so workers poll every 200 ms instead.',
      'medium',
    );
    expect(text).toContain('Autovacuum');
    if (text.includes('it became')) expect(text).toContain('global lock');
    const asbestos = section(
      `The greatest risk is that roof work starts late. ${FILL} ${FILL}\n\nA second risk is asbestos. The survey sampled 14 places, but the ceiling of the children's room could not be reached. Removing asbestos there would cost about £35,000.`,
      'medium',
    );
    if (asbestos.includes('there would cost')) expect(asbestos).toContain('ceiling');
  });

  it('keeps the quotation that opens a section', () => {
    const text = section(
      '> „Wir wollen keine Versuchskaninchen sein. Aber noch einen Winter halten viele hier nicht durch.“\n> — Renate Öztürk, Mitgliederbeirat\n\nBei der Befragung im Herbst 2025 haben 287 Haushalte geantwortet, viele davon zum ersten Mal. 64 % befürworten ein gemeinsames Netz, 21 % sind unentschieden, 15 % lehnen es ab.',
      'medium',
    );
    expect(text).toContain('Versuchskaninchen');
    expect(text).toContain('Renate Öztürk');
  });

  it('keeps a second quotation only with the first, which names the speaker', () => {
    const text = condensed(corpus('press-release.txt')).texts.flat().join('\n');
    if (text.includes('herrings')) expect(text).toContain('said mayor');
  });

  it('keeps sentences in quotation marks together', () => {
    const text = section(
      `${FILL} “We are done. We can go home,” said the mayor. The hall cost 38 million euros. ${FILL}`,
    );
    expect(/“/.test(text)).toBe(/”/.test(text));
  });

  it('keeps a short answer with the sentence that limits it', () => {
    const talk = (turns: string[]) => turns.join('\n\n');
    const text = condensed(
      `Sync\n\n${talk([
        'Luis: Could we do two years instead of one for all of the customers?',
        'Nadia: We could. But people do not trust any date at all.',
        'Luis: The 37 tickets of last week were about the lookup of codes in Ireland.',
        'Nadia: The fix for all of them is in review and goes out tonight.',
      ])}`,
    ).texts.flat();
    for (const line of text) if (line.includes('We could.')) expect(line).toContain('But people');
  });

  it('keeps a conjunction at the start of a paragraph with the paragraph before', () => {
    const text = section(`The mean error was below the limit in every shop.\n\nHowever, 12 shops had no data. ${FILL}`);
    if (text.includes('However')) expect(text).toContain('mean error');
  });

  it('keeps no minor sentence of a paragraph that is otherwise left out, below another paragraph', () => {
    const text = section(
      'Last year we shipped 14,200 parcels, and 6 % were late.\n\nThe returns desk needs nine days on average, which the contract with the largest client in the north does not allow. A plan is due.',
    );
    expect(text).toContain('14,200');
    expect(text).not.toContain('A plan is due');
  });

  it('keeps a noun with an article with the sentence that introduces it', () => {
    const text = section(
      `People had the smell of roses around them while they learned. The smell came again in 4 nights. ${FILL} ${FILL}`,
    );
    if (text.includes('The smell')) expect(text).toContain('roses');
  });

  it('keeps a noun with the sentence whose verb it repeats', () => {
    const paid = 'The city paid 91 per cent of the budget.';
    const cost = 'The abolition cost 14,000 euros, and 2,300 children came back whose cards had been blocked.';
    const text = section(`${paid} We abolished fines for children in April of that year. ${cost} ${FILL}`, 'medium');
    expect(text).toContain('14,000');
    expect(text).toContain('abolished fines');
  });

  it('does not take names with digits for figures', () => {
    const text = section(
      `The group slept in the lab. Stage N3 helped a few of them. ${FILL} They learned 97 % of the words. ${FILL}`,
    );
    expect(text).not.toContain('N3');
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

  it('keeps an entry of a list of sources whole and in one paragraph', () => {
    const last = condensed(corpus('abstract.txt')).cards.at(-1)!;
    expect(last.blocks.map(({ kind }) => kind)).not.toContain('list');
  });

  it('leaves out marks of replies, apologies for the length, and signatures of telephones', () => {
    const mail =
      'From: Carla\nTo: ops\nSubject: FW: RE: the move\n\nhi team\n\nhope you had a good weekend. so, quick brain dump, sorry its long.\n\nThe new hall is ready from 3 March, but the shelves are not.\n\nthanks so much for all the work, you are stars\nCarla\n\nSent from my phone';
    const text = condensed(mail).texts.flat().join('\n');
    expect(text).toContain('The new hall');
    expect(text).not.toMatch(/RE:|sorry|weekend|stars|Sent from|Carla$/);
  });

  it('leaves out lines to be signed', () => {
    const text = section('The law of England applies.\n\nSigned for the client: ______________', 'medium');
    expect(text).not.toContain('Signed');
  });

  it('keeps what was decided in a conversation, and no reply to what is on no card', () => {
    const turn = (name: string, text: string) => `${name}: ${text}`;
    const text = [
      'Product sync',
      turn('Tom', 'I would go to half of the users tomorrow, and wait with the rest of them for another week.'),
      turn('Dana', 'Fine. Decision: desktop to half tomorrow, mobile stays until Wednesday.'),
      turn('Luis', 'The lookup rejects codes with a space, and people in Ireland write to us about it every day.'),
      turn('Tom', 'We know about that. It goes out today, and the release notes say so.'),
      turn('Dana', 'Good, then the next point is the programme for loyal customers, which is late.'),
    ].join('\n\n');
    expect(condensed(text).texts.flat().join('\n')).toContain('Decision: desktop');
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

  it('is not what somebody says first', () => {
    const { texts } = condensed(
      'Product sync, 4 February\n\nDana: Let us start.\n\nTom: We shipped it.\n\nDana: Good.\n\nTom: It works.\n\nDana: Fine.',
    );
    expect(texts[0]).toEqual(['Product sync, 4 February']);
  });

  it('is a short first sentence without the beginning of the next', () => {
    expect(condensed('My grandfather repaired clocks. He never owned a shop of any kind.').title).toBe(
      'My grandfather repaired clocks',
    );
  });
});

describe('a series', () => {
  const SERIES = `We made three changes.\n\nFirst, we talk. ${FILL}\n\nSecond, we slice. ${FILL} ${FILL}\n\nThird, we count. ${FILL}`;

  it('keeps the opening of each of its points', () => {
    const kept = section(SERIES);
    for (const point of ['First, we talk.', 'Second, we slice.', 'Third, we count.']) expect(kept).toContain(point);
  });

  it('keeps its points in paragraphs', () => {
    const { cards } = condensed(`# Report\n\n## News\n\n${SERIES}\n\n## End\n\nNothing more.`, { amount: 'detailed' });
    expect(cards.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'list'))).toEqual([]);
  });
});

it('gives a post to each section of a text with more than ten', () => {
  const { texts } = condensed(corpus('annual-report.md'), { format: 'social' });
  expect(texts.find((blocks) => blocks.includes('Summary'))).not.toContain('Key figures');
  expect(texts.length).toBeLessThanOrEqual(20);
});

describe('a headline from the text', () => {
  it('is no later sentence with a definite article, which refers to an earlier one', () => {
    const { texts } = condensed(
      'He kept a book of every clock that he had repaired in all those years, 1,214 of them. The last entry is from March.',
      { textMode: 'generate', cardSplit: 'inputTextBreaks' },
    );
    expect(texts[0]![0]).not.toBe('The last entry is from March');
  });

  it('leaves an answer in an interview as a paragraph', () => {
    const { cards } = condensed(corpus('interview.txt'));
    const lists = cards.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'list'));
    expect(lists.map(blockText).filter((text) => text.startsWith('A:'))).toEqual([]);
  });
});

it('keeps the lines of a list of ingredients apart, below their name', () => {
  const { texts } = condensed(
    '# Stew\n\nServes 6.\n\n## What you need\n\nIngredients\n1.2 kg beef shin, in large cubes\n2 onions\n3 carrots\n1.5 l beef stock\n2 bay leaves\nSalt, pepper, oil\n\n## End\n\nNothing more.',
  );
  const [, name, list] = texts.find(([first]) => first === 'What you need')!;
  expect(name).toBe('Ingredients');
  expect(list).toMatch(/^1.2 kg beef shin, in large cubes\n2 onions\n3 carrots\n1.5 l/);
});

it.each(['Un abrazo,\nEl equipo de la huerta', 'Bien à vous,\nClaire', 'Best regards,\nAnna'])(
  'leaves out who signs: %s',
  (signature) => {
    expect(section(`The garden has 48 plots now. ${FILL} ${FILL}\n\n${signature}`, 'medium')).not.toContain(
      signature.split('\n')[1],
    );
  },
);
