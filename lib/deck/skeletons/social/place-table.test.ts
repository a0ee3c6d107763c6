import { describe, expect, it } from 'vitest';
import type { BlockOf } from '../../blocks';
import { checkPlaced } from '../../check/check-placed';
import { layOutDeck } from '../../lay-out-deck';
import { makeCards } from '../../make-cards';
import type { PlacedCard, PlacedParagraph } from '../../placed';
import { sampleOptions } from '../../testing/sample-options';
import { SKELETON_THEMES } from '../../testing/tested-themes';
import type { DeckTheme } from '../../theme';
import { POINT } from '../stage';
import type { Row } from './place-rows';
import { listTable } from './place-table';
import { READABLE } from './social-look';

const PLANS = `# Plans

## The plans at a glance

| Plan | Price | Storage | Users | Support |
|---|---|---|---|---|
| Starter | €9 | 10 GB | 1 | Email |
| Team | €29 | 200 GB | 10 | Email and chat |
| Business | €79 | 2 TB | 50 | Phone, weekdays |
| Enterprise | on request | unlimited | unlimited | Personal contact |

## Who does what

| Task | Owner | Due | Status | Notes |
|---|---|---|---|---|
| Update the price list | Maria Lindqvist | 14 May | In progress | Waiting for the new supplier contract |
| Book the venue | Jonas Okafor | 20 May | Done | Room for 80 people with a stage |
| Invite the speakers | Priya Raman | 2 June | Open | Three confirmed and two still undecided |
| Print the programme | Ana Beltrán | 10 June | Open | Needs the final list of speakers |

## Thank you

Follow for more.`;

const CASES = SKELETON_THEMES.flatMap((theme) =>
  (['1x1', '4x5', '9x16'] as const).map((dimensions) => [theme.id, dimensions, theme] as const),
);

function posts(text: string, theme: DeckTheme, dimensions: '1x1' | '4x5' | '9x16') {
  const shape = { textMode: 'preserve', cardSplit: 'auto', amount: 'medium', format: 'social', dimensions } as const;
  const { cards, title } = makeCards({ ...shape, inputText: text, numCards: { atMost: 75 } });
  return layOutDeck(cards, sampleOptions({ theme, title, dimensions, format: 'social' })).cards;
}

function paragraphsOf({ elements }: PlacedCard): PlacedParagraph[] {
  return elements.flatMap((element) => {
    if (element.kind === 'table') return element.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.paragraphs));
    return element.kind === 'text' && element.role === 'body' ? element.paragraphs : [];
  });
}

const wordsOf = (cards: readonly PlacedCard[]) =>
  cards
    .flatMap(paragraphsOf)
    .map(({ runs }) => runs.map(({ text }) => text).join(''))
    .join('\n')
    .replaceAll('\u00a0', ' ');

describe('a table of many columns on posts', () => {
  it.each(CASES)('is readable, and all of it is shown: %s %s', (_, dimensions, theme) => {
    const cards = posts(PLANS, theme, dimensions).slice(1, -1);
    const { inside, overlaps } = checkPlaced(cards);
    expect([...inside, ...overlaps]).toEqual([]);
    const sizes = cards.flatMap(paragraphsOf).flatMap(({ runs }) => runs.map(({ style }) => style.size));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(READABLE * POINT);
    const words = wordsOf(cards);
    const cells = PLANS.split('\n').filter((line) => /^\| \w/.test(line));
    for (const cell of cells.flatMap((line) => line.split('|').map((each) => each.trim())))
      expect(words).toContain(cell);
  });

  it('has the same form on all of its posts', () => {
    const cards = posts(PLANS, SKELETON_THEMES[0]!, '1x1').filter(({ title }) => title.startsWith('Who does'));
    expect(cards.length).toBeGreaterThan(1);
    expect(new Set(cards.map(({ elements }) => elements.some(({ kind }) => kind === 'table'))).size).toBe(1);
  });

  it('keeps its columns if they are readable side by side', () => {
    const small =
      '# Drinks\n\n## Menu\n\n| Item | Hot | Iced |\n|---|---|---|\n| Tea | yes | yes |\n| Cocoa | yes | no |\n\n## End\n\nCome by.';
    const cards = posts(small, SKELETON_THEMES[0]!, '4x5');
    expect(cards.some(({ elements }) => elements.some(({ kind }) => kind === 'table'))).toBe(true);
  });
});

describe('listTable', () => {
  const cells = (...words: string[]) => words.map((text) => (text === '' ? [] : [{ text }]));
  const table = (header: string[], ...rows: string[][]): BlockOf<'table'> => ({
    kind: 'table',
    lines: { from: 1, to: 1 },
    align: header.map(() => 'left'),
    header: cells(...header),
    rows: rows.map((row) => cells(...row)),
  });
  const linesOf = (row: Row) => row.text.map(({ text }) => text).join('');

  it('leaves out empty cells, but names a column without content once', () => {
    const rows = listTable(table(['Plan', 'Price', 'Notes'], ['Team', '', ''], ['Business', '€79', '']), '\n');
    expect(rows.map(linesOf)).toEqual(['Plan:\u00a0Team\nNotes:\u00a0–', 'Plan:\u00a0Business\nPrice:\u00a0€79']);
  });

  it('adds nothing for an empty column without a header', () =>
    expect(listTable(table(['Plan', ''], ['Team', '']), '\n').map(linesOf)).toEqual(['Plan:\u00a0Team']));
});
