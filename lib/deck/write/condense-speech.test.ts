import { expect, it } from 'vitest';
import { makeCards } from '../make-cards';
import { blockText } from '../text/block-text';
import { readBlocks } from '../text/read-text';
import { isChatter } from './chatter';
import { unitsOf } from './condense-units';

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

it('keeps a denial only with the sentence that says what is true', () => {
  const text =
    'In 1940, the Tacoma Narrows Bridge collapsed in a wind of only 68 kilometres per hour. It had been open for four months. The deck was a slender plate girder, 2.4 metres deep for a span of 853 metres. Designers had made decks thinner and thinner for decades, because every bridge before had held. The wind did not push the bridge over. It made the deck twist, and each twist drew more energy from the wind. We call this flutter.';
  const kept = section(text, 'News', 'medium');
  expect(kept).toContain('1940');
  expect(kept.includes('did not push')).toBe(kept.includes('made the deck twist'));
});

it('keeps the first kind only with the second', () => {
  const text =
    'So there are two kinds of failure. One comes from what nobody knew. The other comes from what nobody checked. The first kind is rare and teaches us physics. The second kind is common and teaches us humility.';
  const next =
    'For next week, please read chapter 5 and bring one example of a rule of thumb from your own field. Thank you.';
  const kept = section(`${text}\n\n${next}`, 'News', 'medium');
  expect(kept.includes('The first kind')).toBe(kept.includes('The second kind'));
  if (kept.includes('The first kind')) expect(kept).toContain('One comes from');
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

it.each([
  ['Am Umzugstag arbeiten alle von zu Hause. Die IT schaltet die Anschlüsse um 16 Uhr um.', true],
  ['Everybody works from home on moving day. The lines are switched at 4 p.m. by our provider.', true],
  ['Everybody works from home on moving day. The lines are switched on Friday at 4 p.m. by our provider.', false],
  ['Everybody works from home. The lines are switched at 4 p.m. by our provider.', false],
])('knows whether a time of the day needs the day before it: %s', (text, needs) => {
  expect(unitsOf(readBlocks(text)[0]!, 0)[1]!.goesOn).toBe(needs);
});

it('keeps decisions in French, with a space before their colon', () => {
  const text = `Le marché a attiré 1 450 visiteurs, soit 12 % de plus que l’année précédente.\n\n${FILL}\n\nDécision : le marché aura lieu les 12 et 13 décembre.`;
  expect(section(text)).toContain('Décision');
});
