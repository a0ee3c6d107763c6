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

it('keeps facts below a heading that look like headers', () => {
  const { cards } = made(`# Trip\n\nFrom: Berlin\nTo: Paris\n\n${BODY}`, 'condense');
  expect(cards.flat().join('\n')).toContain('From: Berlin');
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

it('leaves out an announcement whose list is on other cards', () => {
  const days = ['Thursday', 'Friday', 'Saturday'].map((day) => `## ${day}\n\n- 9:00 coffee\n- 10:00 talks in the hall`);
  const text = `# Offsite\n\n## Where\n\n- Bernau, by the lake\n- Shuttle at 10:15\n\nAgenda, roughly:\n\n${days.join('\n\n')}`;
  expect(made(text, 'condense').cards.flat().join('\n')).not.toContain('Agenda, roughly:');
  expect(made(text, 'preserve').cards.flat().join('\n')).toContain('Agenda, roughly:');
});
