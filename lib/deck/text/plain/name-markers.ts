import type { Block, ListItem } from '../../blocks';
import { follows, markerAt, type Numbering, numberingsOf } from '../list-marker';
import { splitOwnNumber } from './looks-like-heading';

/** The number of a clause: `1.1`, `2.3.4`. */
const CLAUSE = /^\d{1,2}(?:\.\d{1,2})+(?=[ \u00a0])/;

/**
 * Marks the letters with a full stop and the numbers of clauses that items of a list begin with (`a.`, `b.`, or `i.`,
 * `ii.`, or `1.1`, `1.2`), where at least two follow each other or the section has the number of the clause. One alone
 * can be an initial or an amount.
 */
export function nameMarkers(blocks: Block[]): Block[] {
  let section = '';
  const named = blocks.map((block) => {
    if (block.kind === 'heading') section = splitOwnNumber(block.runs[0]?.text ?? '').number ?? '';
    return block.kind === 'list' ? nameIn(block, section) : block;
  });
  return named.every((block, at) => block === blocks[at]) ? blocks : named;
}

/** @param section the number of the heading above, if it has one */
function nameIn<List extends Extract<Block, { kind: 'list' }>>(list: List, section: string): List {
  const markers = list.items.map(initialOf);
  if (!markers.some((marker) => marker !== null)) return list;
  const items = [...list.items];
  /** By level, the item before, and the ways to read its letter. */
  const before = new Map<number, { at: number; ways: Numbering[] }>();
  for (const [at, { level }] of list.items.entries()) {
    for (const deeper of before.keys()) if (deeper > level) before.delete(deeper);
    const ways = markers[at] ? waysToRead(markers[at]) : [];
    const last = before.get(level);
    const next = ways.filter((each) => last?.ways.some((way) => follows(each, way)));
    const named =
      last && next.length > 0 ? [last.at, at] : section && markers[at]?.startsWith(`${section}.`) ? [at] : [];
    for (const each of named) items[each] = { ...list.items[each]!, marker: markers[each]! };
    before.set(level, { at, ways: next.length > 0 ? next : ways });
  }
  return { ...list, items };
}

function waysToRead(marker: string): Numbering[] {
  if (!/^\d/.test(marker)) return numberingsOf(marker);
  const number = marker.split('.').reduce((sum, part) => sum * 100 + Number(part), 0);
  return [{ kind: 'arabic', signs: 'Period', number }];
}

function initialOf({ runs, marker, checked }: ListItem): string | null {
  if (marker !== undefined || checked !== undefined) return null;
  const text = runs[0]?.text ?? '';
  const found = markerAt(text);
  return CLAUSE.exec(text)?.[0] ?? (found?.endsWith('.') && !/^\d/.test(found) ? found : null);
}
