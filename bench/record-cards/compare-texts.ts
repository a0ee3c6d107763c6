import type { RecordedDeck, RecordedText } from './record-text';

/** What changed in the decks of a text, one line for each mode with a change. */
export function compareTexts(before: RecordedText, after: RecordedText): string[] {
  const modes = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...modes].flatMap((mode) => {
    const changes = compareDecks(before[mode], after[mode]);
    return changes.length === 0 ? [] : [`${mode}: ${changes.join('; ')}`];
  });
}

function compareDecks(before: RecordedDeck | undefined, after: RecordedDeck | undefined): string[] {
  if (!before || !after) return [before ? 'not made any more' : 'new'];
  const changes: string[] = [];
  if (before.title !== after.title) changes.push(`title “${before.title}” → “${after.title}”`);
  if (before.cards.length !== after.cards.length) changes.push(`${before.cards.length} → ${after.cards.length} cards`);
  const cards = changedAt(before.cards.map(json), after.cards.map(json));
  if (cards.length > 0) changes.push(`cards ${rangesOf(cards)}`);
  return [...changes, ...placedChanges(before.placed, after.placed)];
}

/** Themes with the same changes share an entry. */
function placedChanges(before: RecordedDeck['placed'], after: RecordedDeck['placed']): string[] {
  const themes = new Map<string, string[]>();
  for (const theme of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const changed = rangesOf(changedAt(before[theme] ?? [], after[theme] ?? []));
    if (changed !== '') themes.set(changed, [...(themes.get(changed) ?? []), theme]);
  }
  return [...themes].map(([changed, names]) => `placed ${changed} (${names.join(', ')})`);
}

function json(value: unknown): string {
  return JSON.stringify(value);
}

/** The numbers of the cards that differ, counted from 1. */
function changedAt(before: readonly string[], after: readonly string[]): number[] {
  const count = Math.max(before.length, after.length);
  return Array.from({ length: count }, (_, at) => at).flatMap((at) => (before[at] === after[at] ? [] : [at + 1]));
}

/** `2, 5–9` */
function rangesOf(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
