import { describe, expect, it } from 'vitest';
import type { Card } from '../../blocks';
import { countNaturalCards, type MakeCardsInput, makeCards } from '../../make-cards';
import { blockText } from '../../text/block-text';
import { plainText } from '../../text/text-runs';

const PROMPTS = [
  ['Coffee shop', 'Coffee shop', 'Business plan – outline to fill in'],
  ['Create a 10-slide pitch deck for a coffee shop in Leipzig', 'Coffee shop in Leipzig', 'Pitch – outline to fill in'],
  ['Please write a lesson for pupils about photosynthesis', 'Photosynthesis', 'Lesson for pupils – outline to fill in'],
  ['Quarterly sales report for the board', 'Quarterly sales report for the board', 'Report – outline to fill in'],
  [
    'Quarterly business review for a SaaS company',
    'Quarterly business review for a SaaS company',
    'Report – outline to fill in',
  ],
  ['Project kickoff: website redesign', 'Website redesign', 'Project kickoff – outline to fill in'],
  ['One-pager about our volunteering programme', 'Volunteering programme', 'Outline to fill in'],
  ['Make a presentation about the history of jazz', 'History of jazz', 'History – outline to fill in'],
  ['Marketing plan for our new bakery, with a small budget', 'New bakery', 'Marketing plan – outline to fill in'],
  ['Project retrospective', 'Project retrospective', 'Retrospective – outline to fill in'],
  ['Retrospective of sprint 12', 'Sprint 12', 'Retrospective – outline to fill in'],
  ['Comparison of trains and buses', 'Trains and buses', 'Comparison – outline to fill in'],
  ['iOS vs Android', 'IOS vs Android', 'Comparison – outline to fill in'],
  ['Onboarding for new developers', 'Onboarding for new developers', 'Onboarding – outline to fill in'],
  [
    'Proposal to replace the heating of our school',
    'Replace the heating of our school',
    'Proposal – outline to fill in',
  ],
  ['Product launch of a solar backpack', 'Solar backpack', 'Product launch – outline to fill in'],
  ['Agenda for the team meeting on Monday', 'Agenda for the team meeting on Monday', 'Meeting – outline to fill in'],
  ['Wedding in June', 'Wedding in June', 'Event – outline to fill in'],
  ['A weekend in Rome', 'Weekend in Rome', 'Trip – outline to fill in'],
  ['Book report: The Old Man and the Sea', 'The Old Man and the Sea', 'Review – outline to fill in'],
  ['Case study on how a school saved energy', 'How a school saved energy', 'Case study – outline to fill in'],
  ['Workshop on giving feedback', 'Giving feedback', 'Workshop – outline to fill in'],
  ['Survey of bird populations', 'Survey of bird populations', 'Research summary – outline to fill in'],
  ['Project Apollo', 'Project Apollo', 'Plan – outline to fill in'],
  ['Pitch deck coffee shop', 'Coffee shop', 'Pitch – outline to fill in'],
  ['Board meeting', 'Board meeting', 'Meeting – outline to fill in'],
  ['咖啡店', '咖啡店', 'Outline to fill in'],
] as const;

function made(inputText: string, rest: Partial<MakeCardsInput> = {}) {
  return makeCards({
    inputText,
    textMode: 'generate',
    cardSplit: 'auto',
    numCards: { atMost: 75 },
    amount: 'medium',
    format: 'presentation',
    ...rest,
  });
}

const headingsOf = (cards: readonly Card[]) =>
  cards.map(({ blocks }) => blockText(blocks.find(({ kind }) => kind === 'heading') ?? blocks[0]!));

describe('an outline from a short prompt', () => {
  it.each(PROMPTS)('%s', (prompt, title, subtitle) => {
    const { cards, title: name } = made(prompt);
    expect(name).toBe(title);
    expect(cards[0]?.blocks.map(blockText)).toEqual([title, subtitle]);
    expect(cards.length).toBeGreaterThanOrEqual(8);
    expect(cards.length).toBeLessThanOrEqual(13);
  });

  it.each([
    ['Compare solar and wind power', 'Solar', 'Wind power'],
    ['Pros and cons of renting vs buying', 'Renting', 'Buying'],
    ['Vergleich: Zug und Auto', 'Zug', 'Auto'],
  ])('names the two things to compare: %s', (prompt, one, other) => {
    const table = made(prompt)
      .cards.flatMap(({ blocks }) => blocks)
      .find(({ kind }) => kind === 'table');
    expect(table?.kind === 'table' && table.header.slice(1).map((runs) => plainText(runs))).toEqual([one, other]);
  });

  it.each(PROMPTS)('has the requested number of cards and no duplicate heading: %s', (prompt) => {
    for (const format of ['presentation', 'social'] as const)
      for (const numCards of [1, 2, 3, 5, 10, 23, 75, 120]) {
        const { cards } = made(prompt, { numCards, format });
        expect(cards).toHaveLength(numCards);
        const headings = headingsOf(cards).map((heading) => heading.toLowerCase());
        expect(headings.filter((heading, at) => headings.indexOf(heading) !== at)).toEqual([]);
      }
  });

  it('asks questions on every card and claims nothing', () => {
    for (const [prompt] of PROMPTS)
      for (const { blocks } of made(prompt).cards.slice(1)) {
        const [head, body] = blocks;
        if (head && blockText(head) === 'The brief') continue;
        const isQuestions = body?.kind === 'list' && body.items.every(({ runs }) => /\?$/.test(runs[0]?.text ?? ''));
        const isBlank =
          body?.kind === 'table' && body.rows.every((row) => row.slice(1).every(([run]) => run?.text === '…'));
        expect([prompt, blockText(blocks[0]!), isQuestions || isBlank]).toEqual([prompt, blockText(blocks[0]!), true]);
      }
  });

  it('keeps the rest of the prompt word for word, without its title and order', () => {
    const prompt = 'Pitch for a coffee shop in Leipzig. It trains refugees, and we need 50,000 euros by May.';
    const { cards, title } = made(prompt);
    expect(title).toBe('Coffee shop in Leipzig');
    expect(cards[1]?.blocks.map(blockText)).toEqual([
      'The brief',
      'It trains refugees, and we need 50,000 euros by May.',
    ]);
  });

  it('names the compared things', () => {
    const headings = headingsOf(made('Comparison of trains and buses').cards);
    expect(headings).toContain('Trains');
    expect(headings).toContain('Buses');
  });

  it('keeps what matters most of a workshop and a retrospective in a short deck', () => {
    const short = (prompt: string) => headingsOf(made(prompt, { numCards: 5 }).cards).slice(1);
    expect(short('Workshop on giving feedback')).toEqual(['Welcome', 'Agenda', 'Exercise 1', 'Next steps']);
    expect(short('Retrospective of sprint 12')).toContain('What did not go well');
  });

  it('counts as many natural cards as it makes', () => {
    for (const format of ['presentation', 'document', 'social', 'webpage'] as const)
      for (const [prompt] of PROMPTS) {
        const count = countNaturalCards({ inputText: prompt, textMode: 'generate', format });
        expect(made(prompt, { format }).cards).toHaveLength(count);
        if (format === 'social') expect(count).toBeLessThanOrEqual(7);
      }
  });

  it('warns that there is no model and the outline needs filling in', () => {
    expect(made('Coffee shop').warnings.map(({ message }) => message)).toEqual([
      'No AI model connected: this is an outline to fill in.',
    ]);
  });

  it('makes no outline for longer texts', () => {
    const text = `# Harbours\n\n${'Ships come and go with the tide. '.repeat(12)}\n\n## Cranes\n\n- one\n- two`;
    expect(headingsOf(made(text).cards)).toContain('Harbours');
    expect(made('- one\n- two\n- three').warnings[0]?.message).toContain('outline of your text');
    expect(made('Coffee shop', { textMode: 'preserve', numCards: 1 }).cards).toHaveLength(1);
  });

  it('has as many cards as the prompt asks for, and no brief about that', () => {
    const { cards } = made('History of the Roman Empire in 8 slides');
    expect(cards).toHaveLength(8);
    expect(headingsOf(cards)).not.toContain('The brief');
    expect(made('Create a 6-card deck about tides').cards).toHaveLength(6);
  });
});
