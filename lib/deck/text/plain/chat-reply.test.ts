import { expect, it } from 'vitest';
import { findChatReply } from './chat-reply';

it.each([
  'Sure! Here’s a plan for your café:',
  'Here is the outline you asked for:',
  'Klar, hier ist deine Gliederung:',
  'Voici votre plan :',
])('finds %j above a heading', (words) =>
  expect(findChatReply(`${words}\n\n# Bees\n\nThey fly.`)).toEqual({ line: 0, words, kept: '' }),
);

it('keeps the sentences that say what the text is about', () => {
  const text = 'Great question! Here’s a comparison of two pumps. Let’s go:\n\n# Bees\n\nThey fly.';
  const kept = 'Here’s a comparison of two pumps.';
  expect(findChatReply(text)).toEqual({ line: 0, words: 'Great question! Let’s go:', kept });
});

it.each([
  'Sure! Here’s a plan:\n\nBees fly.',
  'Great Britain\n\n# History\n\nLong.',
  'Here is where the river bends.\n\n# Bees\n\nThey fly.',
  'Sure!\n\n---',
])('finds none in %j', (text) => expect(findChatReply(text)).toBeNull());
