import type { Block, ListItem } from '../../blocks';
import { follows, markerAt, type Numbering, numberingsOf } from '../list-marker';

/**
 * Marks the letters with a full stop that items of a list begin with (`a.`, `b.`, or `i.`, `ii.`), where at least two
 * follow each other. One alone can be an initial.
 */
export function nameMarkers(blocks: Block[]): Block[] {
  const named = blocks.map((block) => (block.kind === 'list' ? nameIn(block) : block));
  return named.every((block, at) => block === blocks[at]) ? blocks : named;
}

function nameIn<List extends Extract<Block, { kind: 'list' }>>(list: List): List {
  const markers = list.items.map(initialOf);
  if (!markers.some((marker) => marker !== null)) return list;
  const items = [...list.items];
  /** By level, the item before, and the ways to read its letter. */
  const before = new Map<number, { at: number; ways: Numbering[] }>();
  for (const [at, { level }] of list.items.entries()) {
    for (const deeper of before.keys()) if (deeper > level) before.delete(deeper);
    const ways = markers[at] ? numberingsOf(markers[at]) : [];
    const last = before.get(level);
    const next = ways.filter((each) => last?.ways.some((way) => follows(each, way)));
    if (last && next.length > 0)
      for (const each of [last.at, at]) items[each] = { ...list.items[each]!, marker: markers[each]! };
    before.set(level, { at, ways: next.length > 0 ? next : ways });
  }
  return { ...list, items };
}

function initialOf({ runs, marker, checked }: ListItem): string | null {
  const found = marker === undefined && checked === undefined ? markerAt(runs[0]?.text ?? '') : null;
  return found?.endsWith('.') && !/^\d/.test(found) ? found : null;
}
