import { expect, it } from 'vitest';
import { makeCards } from '../make-cards';
import { blockText } from '../text/block-text';
import { isEcho, SPOKEN_FIGURE } from './conversation-asides';

const TALK = `[00:00] ANNA: Welcome to episode twelve. Today we talk about bread, and about why it goes stale.
[00:09] RAVI: And why it should.
[00:11] ANNA: Why it should?
[00:12] RAVI: Bread that doesn't go stale has something in it that you'd rather not know. Stale bread is bread that tells the truth.
[00:21] ANNA: Ravi has run a bakery in Leeds for nineteen years. Ravi, what actually happens when bread goes stale? Most people think it dries out.
[00:31] RAVI: That's the thing. You can wrap it so that no water gets out at all and it still goes stale. It's the starch. It crystallises again, and it does that fastest at about four degrees.
[00:44] ANNA: So in the fridge.
[00:45] RAVI: Exactly in the fridge. The fridge is the worst place for bread in the whole house. The freezer is fine. The worktop is fine. Never the fridge.
[00:58] ANNA: And toasting it?
[01:00] RAVI: Turns it back. Above sixty degrees the crystals melt. That is why toast made from old bread is better than toast made from fresh bread: it has less water and the same starch.`;

function condensed(inputText: string) {
  const { title, cards } = makeCards({
    inputText,
    ...{ textMode: 'condense', cardSplit: 'auto', numCards: { atMost: 75 }, amount: 'medium', format: 'presentation' },
  });
  return { title, text: cards.map(({ blocks }) => blocks.map(blockText).join('\n')).join('\n') };
}

it('keeps the facts of a conversation and leaves reactions and echoes out', () => {
  const { text } = condensed(TALK);
  expect(text).toContain("it still goes stale. It's the starch");
  expect(text).toContain('RAVI: The fridge is the worst place');
  expect(text).toContain('ANNA: And toasting it?\nRAVI: Turns it back. Above sixty degrees');
  for (const aside of ['And why it should', 'Why it should?', 'So in the fridge', 'Exactly in', "That's the thing"])
    expect(text).not.toContain(aside);
});

it.each([
  ['So in the fridge, then.', 'It is worst in the fridge.', false],
  ['Why it should?', 'And why it should.', true],
  ['The freezer is fine, too.', 'The fridge is worst.', false],
  ['They sold it to a friend?', 'Yes, they sold it for five to a friend.', true],
])('knows echoes: %s', (text, before, isIt) => {
  expect(isEcho(text, before)).toBe(isIt);
});

it('finds figures in words', () => {
  expect(SPOKEN_FIGURE.test('It took nineteen years.')).toBe(true);
  expect(SPOKEN_FIGURE.test('Über sechzig Grad schmelzen die Kristalle.')).toBe(true);
  expect(SPOKEN_FIGURE.test('Two of us went there.')).toBe(false);
});
