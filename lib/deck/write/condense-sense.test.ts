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
  it('keeps a figure only with the sentence that says what it is', () => {
    const text = section(
      `The returns desk needs nine days on average today. The contract with the largest client says five days. They will leave if it is not below five by June. That’s 410k a year. ${FILL}`,
    );
    if (text.includes('410k')) expect(text).toContain('They will leave');
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

  it('leaves out apologies and thanks', () => {
    const mail =
      'From: Carla\nTo: ops\nSubject: FW: RE: the move\n\nhi team\n\nhope you had a good weekend. so, quick brain dump, sorry its long.\n\nThe new hall is ready from 3 March, but the shelves are not.\n\nthanks so much for all the work, you are stars\nCarla\n\nSent from my phone';
    const text = condensed(mail).texts.flat().join('\n');
    expect(text).toContain('The new hall');
    expect(text).not.toMatch(/sorry|weekend|stars|Sent from/);
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

it('gives a post to each section of a text with more than ten', () => {
  const { texts } = condensed(corpus('annual-report.md'), { format: 'social' });
  expect(texts.find((blocks) => blocks.includes('Summary'))).not.toContain('Key figures');
  expect(texts.length).toBeLessThanOrEqual(20);
});

it.each(['Un abrazo,\nEl equipo de la huerta', 'Bien à vous,\nClaire', 'Best regards,\nAnna'])(
  'leaves out who signs: %s',
  (signature) => {
    expect(section(`The garden has 48 plots now. ${FILL} ${FILL}\n\n${signature}`, 'medium')).not.toContain(
      signature.split('\n')[1],
    );
  },
);

describe('a condensed card keeps both sides of a contrast or neither', () => {
  it.each([
    ['Sales rose by 40% in May.', 'However, half of the orders were sent back within a week by the same three shops.'],
    [
      'Der Krankenstand sank auf 5,4 Prozent.',
      'Allerdings stieg die Zahl der Überstunden um 12 Prozent im selben Jahr.',
    ],
    ['Les ventes ont doublé en mai.', 'En revanche, la moitié des colis sont revenus au dépôt dans la même semaine.'],
    ['Las ventas subieron un 40%.', 'Sin embargo, la mitad de los pedidos fueron devueltos en la misma semana.'],
  ])('%s %s', (statement, turn) => {
    for (const amount of ['brief', 'medium'] as const)
      for (const text of [`${statement} ${turn} ${FILL} ${FILL}`, `${FILL} ${FILL} ${statement} ${turn}`]) {
        const kept = section(text, amount);
        expect(kept.includes(statement.slice(0, -1))).toBe(kept.includes(turn.slice(0, -1)));
      }
  });

  it('still keeps a sentence if no pair fits', () => {
    const text = section(
      'The council decided to keep the old harbour crane of 1936 as the centre of a new square by the water. However, the repair of its cracked legs costs 1.9 million, which is more than the town spends on all its playgrounds.',
    );
    expect(text).toContain('keep the old harbour crane');
  });
});

describe('a condensed card keeps questions and answers together', () => {
  it('in running text', () => {
    const text = section(`${FILL} What follows from it? The four-day week is neither miracle nor nonsense. ${FILL}`);
    expect(text.includes('What follows')).toBe(text.includes('neither miracle'));
  });

  it('as text, not as bullet points', () => {
    const questions = [
      '**Does it survive restarts?**\nYes. Offsets come from a hash of the key, so a job keeps its slot.',
      '**Can I run it on several machines?**\nUse the shard option. Each machine takes a range of slots.',
      '**What happens when a job takes longer?**\nThe next run is skipped, and the function is called.',
    ];
    const whole = questions.map((each) => each.replaceAll('**', ''));
    for (const amount of ['brief', 'medium', 'detailed'] as const) {
      const { cards } = condensed(`# Wheel\n\n## Questions\n\n${questions.join('\n\n')}\n\n## End\n\nNothing more.`, {
        ...{ numCards: 3, amount },
      });
      const [, ...shown] = cards[1]!.blocks;
      expect(shown.some(({ kind }) => kind === 'list')).toBe(false);
      for (const text of shown.map(blockText)) expect(whole.some((each) => each.startsWith(text))).toBe(true);
    }
  });

  it('below a heading that asks', () => {
    const answer = 'Tell us early, and we will find someone to help for up to two months.';
    const { texts } = condensed(
      `# Report\n\n## What if I cannot look after my plot?\n\n${answer} Plots that are neglected for 6 weeks get a letter. ${FILL}\n\n## End\n\nNothing more.`,
      { amount: 'brief' },
    );
    expect(texts.flat().join('\n')).toContain(answer);
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
])('keeps decisions and recommendations: %s', (first, decision) => {
  expect(section(`${first} ${FILL} ${FILL} ${decision}`)).toContain(decision);
});

it('keeps what is denied, limited or negated as it was written', () => {
  const text = section(
    `The wind did not push the bridge over. It made the deck twist, and each twist drew more energy. ${FILL}`,
    'medium',
  );
  expect(text).toContain('The wind did not push the bridge over.');
});
