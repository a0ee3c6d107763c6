import type { Block, BlockOf, TextRun } from '../../blocks';
import { plainText, sliceRuns, trimRuns } from '../text-runs';

const LEAST_CLAUSES = 3;
const MOST_NAME_WORDS = 7;
/** The name of a clause with its full stop, and the text after it: `Permission. You may use …` */
const NAME = /^(?:\d{1,2}\.\s+)?["'“„]?\p{Lu}[^.!?:;\n]{1,60}\.(?=\s+\S)/u;
const NUMBER = /^(\d{1,2})\.\s+\S/;

/** Headings and paragraphs made from a clause, so that the same objects are returned each time. */
const made = new WeakMap<Block, Block[]>();

/**
 * In contracts and licences, some numbered clauses are read as headings and others as list items, depending on the
 * lines below them. If their numbers follow one another, all of them become headings with their text below.
 */
export function findClauses(blocks: readonly Block[]): Block[] {
  const level = clauseLevel(blocks);
  return level === null ? [...blocks] : blocks.flatMap((block) => partedClause(block, level));
}

/** The level of the headings if headings and list items count the same clauses, otherwise null. */
function clauseLevel(blocks: readonly Block[]): BlockOf<'heading'>['level'] | null {
  let next: number | null = null;
  let level: BlockOf<'heading'>['level'] | null = null;
  let count = 0;
  let hasItems = false;
  for (const block of blocks) {
    const first = block.kind === 'heading' ? numberOf(block) : isOwnList(block) ? block.start : null;
    if (first === null) continue;
    if (first !== (next ?? 1)) return null;
    if (block.kind === 'list') {
      const items = block.items.filter((item) => item.level === 0);
      if (!items.every(({ runs }) => isNamed(plainText(runs)))) return null;
      next = first + items.length;
      hasItems = true;
      count += items.length;
    } else if (block.kind === 'heading') {
      if (level !== null && block.level !== level) return null;
      level = block.level;
      next = first + 1;
      count += 1;
    }
  }
  return hasItems && count >= LEAST_CLAUSES ? level : null;
}

function numberOf({ runs }: BlockOf<'heading'>): number | null {
  const number = NUMBER.exec(plainText(runs))?.[1];
  return number === undefined ? null : Number(number);
}

function isOwnList(block: Block): block is BlockOf<'list'> {
  return block.kind === 'list' && block.ordered;
}

function isNamed(text: string): boolean {
  const name = NAME.exec(text)?.[0];
  return name !== undefined && name.split(/\s+/).length <= MOST_NAME_WORDS;
}

function partedClause(block: Block, level: BlockOf<'heading'>['level']): Block[] {
  const isClause = isOwnList(block) || (block.kind === 'heading' && numberOf(block) !== null);
  if (!isClause) return [block];
  let parts = made.get(block);
  if (parts?.[0]?.kind !== 'heading' || parts[0].level !== level) {
    parts = block.kind === 'list' ? clausesOf(block, level) : partedHeading(block);
    made.set(block, parts);
  }
  return parts;
}

function partedHeading(block: BlockOf<'heading'>): Block[] {
  return isNamed(plainText(block.runs)) ? headed(block.runs, block, block.level) : [block];
}

function clausesOf(list: BlockOf<'list'>, level: BlockOf<'heading'>['level']): Block[] {
  const parts: Block[] = [];
  let number = list.start;
  let open: BlockOf<'list'> | null = null;
  for (const item of list.items) {
    if (item.level === 0) {
      parts.push(...headed([{ text: `${number}. ` }, ...item.runs], list, level));
      number += 1;
      open = null;
      continue;
    }
    if (!open) {
      open = { kind: 'list', ordered: false, start: 1, items: [], lines: list.lines };
      parts.push(open);
    }
    open.items.push({ ...item, level: item.level - 1 });
  }
  return parts;
}

/** A heading with the name of the clause, and a paragraph with its text. */
function headed(runs: readonly TextRun[], { lines }: Block, level: BlockOf<'heading'>['level']): Block[] {
  const end = NAME.exec(plainText(runs))?.[0].length ?? 0;
  return [
    { kind: 'heading', level, runs: joinedText(trimRuns(sliceRuns(runs, 0, end))), lines },
    { kind: 'paragraph', runs: trimRuns(sliceRuns(runs, end, plainText(runs).length)), lines },
  ];
}

/** Joins the number with the name, which have the same style. */
function joinedText(runs: TextRun[]): TextRun[] {
  const [number, name, ...more] = runs;
  if (!number || !name || Object.keys(name).length > 1) return runs;
  return [{ text: number.text + name.text }, ...more];
}
