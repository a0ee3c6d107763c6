import { describe, expect, it } from 'vitest';
import { findChatReply, withoutChatReply } from './chat-reply';

const clean = (text: string) => {
  const found = findChatReply(text);
  return found ? withoutChatReply(text, found) : text;
};

describe('an AI chat’s remarks around its answer', () => {
  it.each([
    'Sure! Here’s a five-slide outline for your talk:',
    'Certainly! Below is the plan you asked for, ready to paste.',
    'Here is a draft of the presentation you requested:',
    'Klar! Hier ist ein Entwurf für deine Präsentation:',
    'Bien sûr ! Voici un plan pour votre présentation :',
  ])('are removed at the beginning: %s', (opening) => {
    expect(clean(`${opening}\n\n# Bees\n\nThey fly.`)).toBe('\n\n# Bees\n\nThey fly.');
    expect(clean(`${opening}\n\n---\n\n**Bees**\nThey fly.`)).toBe('\n\n---\n\n**Bees**\nThey fly.');
  });

  it.each([
    'Would you like me to add speaker notes?',
    'Let me know if you’d like me to expand on any section! 😊',
    '👉 If you want, I can turn this into a script.',
    'Soll ich daraus ein Skript machen?',
  ])('are removed at the end: %s', (closing) => {
    expect(clean(`# Bees\n\nThey fly.\n\n---\n\n${closing}\n`)).toBe('# Bees\n\nThey fly.\n\n---\n\n\n');
  });

  it('leave line ends and the number of lines unchanged when removed', () => {
    expect(clean('Sure! Here it is:\r\n\r\n# Bees\r\n')).toBe('\r\n\r\n# Bees\r\n');
  });

  it.each([
    ['a text without marked headings', 'Sure! We fly.\n\nBees are in the garden.'],
    ['a text that agrees in passing', 'Great walls of the world\n\n# China'],
    ['an introduction without an addressee', 'Here are the rules:\n\n# Rules\n\n1. Fly.'],
    ['a first line with text directly below', 'Sure! Here’s a plan:\nBees first.\n\n# Bees'],
    ['a person’s closing line', '# Bees\n\nThey fly.\n\nLet me know by Friday.'],
    ['a text with nothing else', 'Sure! Here’s your plan:\n\n---\n\nWould you like me to go on?'],
  ])('aren’t found in %s', (_, text) => {
    expect(clean(text)).toBe(text);
  });
});
