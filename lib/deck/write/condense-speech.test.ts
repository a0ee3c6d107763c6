import { expect, it } from 'vitest';
import { makeCards } from '../make-cards';
import { blockText } from '../text/block-text';
import { isChatter } from './chatter';

const FILL = 'Nobody remembers who painted the walls green, although several people claim that they were there.';

/** The words of a section of its own, after a title card. */
function section(text: string, head = 'News', amount: 'brief' | 'medium' = 'brief'): string {
  const { cards } = makeCards({
    inputText: `# Report\n\n## ${head}\n\n${text}\n\n## End\n\nNothing more.`,
    ...{ textMode: 'condense', cardSplit: 'auto', numCards: { atMost: 75 }, amount, format: 'presentation' },
  });
  return cards.map(({ blocks }) => blocks.map(blockText).join('\n')).find((each) => each.startsWith(head))!;
}

it('leaves greetings of speeches out', () => {
  expect(isChatter('Good morning, everyone.')).toBe(true);
  expect(isChatter('Guten Tag zusammen!')).toBe(true);
  expect(isChatter('Good morning Vietnam was filmed in Thailand.')).toBe(false);
  expect(section('Good morning, everyone. Today I want to talk about the walls of our town.')).not.toContain('morning');
});

it('leaves the name and address below the regards out', () => {
  const mail = `We open on 4 May at nine. ${FILL} ${FILL}\n\nBest wishes,\nPetra\n\nPetra Lindgren\nHead of Operations\n+46 70 123 45 67`;
  expect(section(mail, 'News', 'medium')).not.toContain('Lindgren');
});

it('keeps what is not so only with what is', () => {
  const denial = 'The wind of 68 kilometres per hour did not push it over.';
  const kept = section(
    `${FILL} ${FILL} ${denial} It made the deck twist until the hangers broke one by one in the storm.`,
  );
  expect(kept.includes(denial)).toBe(kept.includes('It made the deck twist'));
});

it('keeps the first kind only with the second', () => {
  const text = `There are two kinds of failure. One comes from what nobody knew. The other comes from what nobody checked. The first kind is rare and teaches us physics. The second kind is common and cost us 40 million. ${FILL}`;
  const kept = section(text, 'News', 'medium');
  expect(kept.includes('The first kind')).toBe(kept.includes('The second kind'));
  expect(section(text.replace(FILL, ''), 'News', 'medium')).toContain('The first kind');
  expect(section(text.replace(FILL, ''), 'News', 'medium')).toContain('One comes from');
});

it('answers the question of a heading first', () => {
  const answer = 'Tell us early, and we will find someone to help for up to two months.';
  const late = 'Plots that are neglected for 6 weeks get a letter.';
  expect(section(`${answer} ${late} ${FILL}`, 'What happens if I cannot look after my plot?')).toContain(answer);
});

it('leaves a parting line and what is below it out', () => {
  const mail = `We open on 4 May at nine. ${FILL} ${FILL}\n\nSee you on Saturday\nInes\n\nInes Duarte\nRepair café\nhttps://repair.example.org`;
  expect(section(mail, 'News', 'medium')).not.toMatch(/Ines|repair/);
  expect(section(`See you on Saturday at the town hall. ${FILL}`, 'News', 'medium')).toContain('See you');
});

it('keeps a time of the day only with its day', () => {
  const text = `${FILL} Am Umzugstag arbeiten alle von zu Hause. Die IT schaltet die Anschlüsse um 16 Uhr um. ${FILL}`;
  for (const amount of ['brief', 'medium'] as const) {
    const kept = section(text, 'News', amount);
    if (kept.includes('16 Uhr')) expect(kept).toContain('Umzugstag');
  }
  expect(section(text, 'News', 'medium')).toContain('16 Uhr');
});

it('keeps decisions in French, with a space before their colon', () => {
  const text = `Le marché a attiré 1 450 visiteurs, soit 12 % de plus que l’année précédente.\n\n${FILL}\n\nDécision : le marché aura lieu les 12 et 13 décembre.`;
  expect(section(text)).toContain('Décision');
});
