import type { FaultKind } from './measure-deck';
import { figuresOf, type PlacedFinding, type Tally } from './tally';

/** Prints one set of figures. @returns whether a hard goal was missed */
export function report(title: string, tally: Tally, details: number): boolean {
  if (tally.decks === 0) return false;
  console.log(`\n${title}: ${tally.decks} decks, ${tally.cards} cards`);
  const figures = figuresOf(tally);
  for (const { name, value, goal, ok, hard } of figures)
    console.log(`  ${ok ? 'OK  ' : hard ? 'FAIL' : 'MISS'}  ${name.padEnd(32)} ${value.padStart(8)}   (${goal})`);
  if (details > 0) {
    listFindings(tally, details);
    listBlocks(tally);
    for (const line of tally.differingLines.slice(0, details)) console.log(`    differs in the PDF: ${line}`);
  }
  return figures.some(({ ok, hard }) => hard && !ok);
}

/** Findings by kind and text, the most frequent first, each with one example. */
function listFindings({ findings }: Tally, most: number): void {
  const groups = new Map<string, PlacedFinding[]>();
  for (const finding of findings) {
    const key = `${finding.kind}\t${finding.text}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  const shown = new Map<FaultKind, number>();
  for (const group of [...groups.values()].sort((a, b) => b.length - a.length)) {
    const [first] = group;
    if (!first) continue;
    const count = (shown.get(first.kind) ?? 0) + 1;
    shown.set(first.kind, count);
    if (count > most) continue;
    const { kind, text, theme, shape, card, message } = first;
    console.log(`    ${kind} × ${group.length}: ${text} (${theme}, ${shape}, card ${card + 1}) ${message}`);
  }
}

/** Expected blocks that were not found, by text, and how often each kind was found. */
function listBlocks({ blocks }: Tally): void {
  const kinds = new Map<string, { found: number; all: number }>();
  const missed = new Map<string, number>();
  for (const { blocks: names, found, text, words, layouts } of blocks) {
    const kind = names.join('/');
    const sum = kinds.get(kind) ?? { found: 0, all: 0 };
    kinds.set(kind, { found: sum.found + Number(found), all: sum.all + 1 });
    if (found) continue;
    const key = `${kind} “${words}”: ${text}, shown as ${layouts.join(', ') || 'nothing'}`;
    missed.set(key, (missed.get(key) ?? 0) + 1);
  }
  for (const [kind, { found, all }] of kinds) console.log(`    ${kind}: ${found} of ${all}`);
  for (const [key, count] of missed) console.log(`    not found × ${count}: ${key}`);
}
