import { describe, expect, it } from 'vitest';
import { makeCards } from '../make-cards';
import { card, heading, list, paragraph } from '../testing/sample-blocks';
import { markAgenda } from './mark-agenda';

describe('markAgenda', () => {
  const cards = [
    card(heading('Report', 1)),
    card(heading('Agenda'), list('1. What we did', 'What it cost')),
    card(heading('What we did'), paragraph('We cooked.')),
    card(heading('Costs'), paragraph('Little.')),
  ];
  const marked = (given: typeof cards) => markAgenda(given).flatMap(({ isAgenda }, at) => (isAgenda ? [at] : []));

  it('marks a list below the heading "Agenda" that names another heading', () => {
    expect(marked(cards)).toEqual([1]);
  });

  it.each([
    ['condense', true],
    ['preserve', undefined],
  ] as const)('marks the agenda of a text in the mode %s: %s', (textMode, isAgenda) => {
    const inputText = ['# Report', '## Agenda\n\n- Loans\n- Costs', '## Loans\n\nMany.', '## Costs\n\nFew.'].join(
      '\n---\n',
    );
    const shape = { cardSplit: 'inputTextBreaks', numCards: 4, amount: 'medium', format: 'document' } as const;
    expect(makeCards({ inputText, textMode, ...shape }).cards[1]!.isAgenda).toBe(isAgenda);
  });

  it('leaves a list that names no heading, or with text of its own', () => {
    expect(marked([cards[0]!, card(heading('Agenda'), list('Minutes', 'Budget')), ...cards.slice(2)])).toEqual([]);
    const explained = card(heading('Agenda'), list('What we did'), paragraph('Lunch is at noon.'));
    expect(marked([cards[0]!, explained, ...cards.slice(2)])).toEqual([]);
  });

  it('leaves the topics of a later meeting and programmes', () => {
    expect(marked([cards[0]!, cards[2]!, cards[3]!, cards[1]!])).toEqual([]);
    const programme = card(heading('Programme'), list('What we did'));
    expect(marked([cards[0]!, programme, ...cards.slice(2)])).toEqual([]);
  });
});
