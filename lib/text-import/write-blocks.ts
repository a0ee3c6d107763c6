import type { List, ListItem as ListItemNode, PhrasingContent, RootContent, TableRow } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Block, BlockOf, ListItem, Picture, TextRun } from '../deck/blocks';
import { wornMarker } from '../deck/text/list-marker';
import { writeMarkdown } from './write-markdown';

/** Blocks as Markdown. `addressOf`: where a picture can be loaded, or null for one that is only named. */
export function writeBlocks(blocks: readonly Block[], addressOf: (picture: Picture) => string | null): string {
  const isShown = (block: Block) => block.kind !== 'image' || block.alt !== '' || addressOf(block.picture) !== null;
  const shown = blocks.filter(isShown);
  return writeMarkdown({ type: 'root', children: shown.map((block) => nodeOf(block, addressOf)) });
}

function nodeOf(block: Block, addressOf: (picture: Picture) => string | null): RootContent {
  switch (block.kind) {
    case 'heading':
      return { type: 'heading', depth: block.level, children: phrasing(block.runs) };
    case 'paragraph': {
      const { note, runs } = block;
      if (note === undefined) return { type: 'paragraph', children: phrasing(runs) };
      const children = phrasing(runs.slice(1));
      return { type: 'footnoteDefinition', identifier: note, label: note, children: [{ type: 'paragraph', children }] };
    }
    case 'list':
      return listOf(block.items, block.ordered ? block.start : null);
    case 'table':
      return {
        type: 'table',
        align: block.align.map((side) => (side === 'left' ? null : side)),
        children: [block.header, ...block.rows].map(rowOf),
      };
    case 'quote': {
      const paragraphs = block.source ? [...block.paragraphs, block.source] : block.paragraphs;
      return {
        type: 'blockquote',
        children: paragraphs.map((runs) => ({ type: 'paragraph', children: phrasing(runs) })),
      };
    }
    case 'code':
      return { type: 'code', lang: block.language, value: block.text };
    case 'image':
      return imageOf(block, addressOf);
  }
}

/** Written as it is: `writeMarkdown` writes a picture as its bare URL, without its alternative text. */
function imageOf({ picture, alt }: BlockOf<'image'>, addressOf: (picture: Picture) => string | null): RootContent {
  return { type: 'html', value: toMarkdown({ type: 'image', url: addressOf(picture) ?? '', alt }).trimEnd() };
}

function rowOf(cells: readonly TextRun[][]): TableRow {
  return { type: 'tableRow', children: cells.map((runs) => ({ type: 'tableCell', children: phrasing(runs) })) };
}

/** `start` of an ordered list. Items of deeper levels are lists in the item before them. */
function listOf(items: readonly ListItem[], start: number | null): List {
  const level = items[0]?.level ?? 0;
  const heads = [...items.keys()].filter((at) => at === 0 || items[at]!.level <= level);
  return {
    type: 'list',
    ordered: start !== null,
    start,
    spread: false,
    children: heads.map((at, place) => itemOf(items[at]!, items.slice(at + 1, heads[place + 1]))),
  };
}

function itemOf(item: ListItem, inner: readonly ListItem[]): ListItemNode {
  const marker = wornMarker(item, false);
  const isWritten = item.checked !== undefined || numberOf(item) !== null;
  const runs = marker && isWritten ? marker.runs : item.runs;
  return {
    type: 'listItem',
    checked: item.checked ?? null,
    spread: false,
    children: [
      { type: 'paragraph', children: phrasing(runs) },
      ...(inner[0] ? [listOf(inner, numberOf(inner[0]))] : []),
    ],
  };
}

/** The number at the start of a nested item's text, which is its marker. */
function numberOf(item: ListItem): number | null {
  const [number] = /^\d+(?=[.)]$)/.exec(item.level > 0 ? (wornMarker(item, false)?.text ?? '') : '') ?? [];
  return number === undefined ? null : Number(number);
}

const NODES = { href: 'link', bold: 'strong', italic: 'emphasis', strike: 'delete' } as const;
type Style = keyof typeof NODES;
const STYLES: readonly Style[] = ['href', 'bold', 'italic', 'strike'];

/** The style that reaches furthest is outside: bold around a link, or a link around a bold word. */
function phrasing(runs: readonly TextRun[]): PhrasingContent[] {
  const out: PhrasingContent[] = [];
  for (let at = 0; at < runs.length; ) {
    const [to, style] = furthestStyle(runs, at);
    if (style === null) out.push(...textOf(runs[at]!));
    else {
      const children = phrasing(runs.slice(at, to).map((run) => ({ ...run, [style]: undefined })));
      out.push({ type: NODES[style], url: runs[at]?.href, children } as PhrasingContent);
    }
    at = to;
  }
  return out;
}

/** A style of the run at `from`, with the end of the runs that share it. Null if the run has none. */
function furthestStyle(runs: readonly TextRun[], from: number): [to: number, style: Style | null] {
  let furthest: [number, Style | null] = [from, null];
  for (const style of STYLES) {
    const value = runs[from]?.[style];
    let to = from;
    while (value !== undefined && runs[to]?.[style] === value) to += 1;
    if (to > furthest[0]) furthest = [to, style];
  }
  return furthest[1] === null ? [from + 1, null] : furthest;
}

function textOf({ text, code, note }: TextRun): PhrasingContent[] {
  if (note !== undefined) return [{ type: 'footnoteReference', identifier: note, label: note }];
  if (code) return [{ type: 'inlineCode', value: text }];
  return text
    .split(/ *\n */)
    .flatMap((value, at): PhrasingContent[] => [
      ...(at > 0 ? [{ type: 'break' } as const] : []),
      ...(value === '' ? [] : [{ type: 'text', value } as const]),
    ]);
}
