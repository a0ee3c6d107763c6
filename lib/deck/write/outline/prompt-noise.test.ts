import { describe, expect, it } from 'vitest';
import { makeCards } from '../../make-cards';
import { blockText } from '../../text/block-text';

function headingsOf(inputText: string): string[] {
  const { cards } = makeCards({
    ...{ inputText, textMode: 'generate', cardSplit: 'auto', numCards: { atMost: 75 } },
    ...{ amount: 'medium', format: 'presentation' },
  });
  return cards.map(({ blocks }) => blockText(blocks[0]!));
}

describe('words of a prompt that are no subject', () => {
  it.each([
    ['Write something about our new refund policy', 'New refund policy'],
    ['Something about bees', 'Bees'],
    ['Dear team, please prepare slides on onboarding for new nurses.', 'Onboarding for new nurses'],
    ['Hi Claude, make a presentation about tides', 'Tides'],
    ['Schreib etwas über Bienen', 'Bienen'],
    ['Liebes Team, bitte erstellt Folien über Bienen', 'Bienen'],
    ['Écris quelque chose sur les abeilles', 'Les abeilles'],
    ['Escribe algo sobre las abejas', 'Las abejas'],
    ['I want: cheaper coffee, a bigger kitchen, quieter rooms, plants', 'Wishes'],
  ])('%s', (prompt, title) => {
    const [first, ...others] = headingsOf(prompt);
    expect(first!.startsWith(title), first).toBe(true);
    expect(others.join()).not.toMatch(/something|etwas|quelque chose|algo|dear|hi claude/i);
  });
});

it.each(['14 May 2026', '2026-05-14', '14/05/2026'])('does not name a date as a topic: %s', (prompt) => {
  const [title, ...others] = headingsOf(prompt);
  expect(title).toBe(prompt);
  expect(others.join()).not.toMatch(/2026/);
});
