import { expect, it } from 'vitest';
import { findChatReply } from './chat-reply';

it.each([
  'Sure! Here’s a plan for your café:',
  'Here is the outline you asked for:',
  'Klar, hier ist deine Gliederung:',
  'Voici votre plan :',
])('finds %j above a heading', (words) =>
  expect(findChatReply(`${words}\n\n# Bees\n\nThey fly.`)).toEqual({ line: 0, words }),
);

it.each([
  'Sure! Here’s a plan:\n\nBees fly.',
  'Great Britain\n\n# History\n\nLong.',
  'Here is where the river bends.\n\n# Bees\n\nThey fly.',
  'Sure!\n\n---',
])('finds none in %j', (text) => expect(findChatReply(text)).toBeNull());
