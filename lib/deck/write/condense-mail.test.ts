import { expect, it } from 'vitest';
import type { TextMode } from '../../contract/enums';
import { deckFrom } from '../testing/sample-deck';
import { blockText } from '../text/block-text';

function made(inputText: string, textMode: TextMode, cardSplit: 'auto' | 'inputTextBreaks' = 'auto') {
  const deck = deckFrom(inputText, { textMode, cardSplit });
  return { title: deck.title, cards: deck.cards.map(({ blocks }) => blocks.map(blockText)) };
}

const BODY = 'We have 23 registrations so far. Karl brings the soldering irons.\n\n* Extension leads\n* Coffee';
const MAIL = `From: Ines <ines@example.org>\nTo: team@example.org\nDate: Mon, 12 Jan 2026\nSubject: Re: The repair café\n\nHi all,\n\n${BODY}`;

it.each(['condense', 'generate'] as const)('names a shortened e-mail after its subject in %s', (textMode) => {
  const { title, cards } = made(MAIL, textMode);
  expect(title).toBe('Re: The repair café');
  expect(cards.flat().join('\n')).not.toContain('Hi all');
});

it('keeps the headers of an e-mail in preserve', () => {
  const { cards } = made(MAIL, 'preserve');
  expect(cards.flat().join('\n')).toContain('From: Ines');
  expect(cards.flat().join('\n')).toContain('Hi all,');
});

const OFFSITE =
  'quick summary of the offsite so that nobody has to ask twice :)\n\nWHEN: 14–16 May\nWHERE: Bernau\n\nCosts: rooms are paid. Please book the train by 2 May.';

it.each([`Hi all,\n\n${OFFSITE}`, `Hi all,\n${OFFSITE}`])(
  'names a shortened letter after the line below its greeting',
  (text) => {
    const { title, cards } = made(text, 'condense');
    expect(title).toMatch(/^quick summary of the offsite so that nobody/);
    expect(cards[0]).toEqual([expect.stringMatching(/^quick summary of the offsite so that nobody has to ask twice/i)]);
    expect(cards.flat().join('\n')).not.toContain('Hi all');
    expect(made(text, 'preserve').cards.flat().join('\n')).toContain('so that nobody has to ask twice');
  },
);
