import type { Block, BlockOf } from '../blocks';
import { HEADING_LETTERS } from './looks-like-heading';
import { isPersonName } from './person-name';
import { STOP_WORDS } from './stop-words';
import { plainText } from './text-runs';

const PREPOSITION = /^(?:(?:written|words|story|text|interview) )?(?:by|von|par|por):?\s+/iu;
/** Between the names of several authors. */
const BETWEEN_NAMES = /\s*(?:,| & | and | und | et | y | e )\s*/iu;
/** What follows the names: a role, a date, the place or the newspaper. */
const ADDITION = /\s*(?:[|·•–—(]|, (?=\p{Ll}|\d)| - | (?:in|for|für|aus|à|en|pour|para) (?=\p{Lu})).*$/iu;
/** Particles of names that are also words. */
const PARTICLES = new Set(['de', 'la', 'le', 'der', 'den', 'van', 'von', 'da', 'di', 'del', 'do', 'dos']);
/** A headline has at most this many words and letters. */
const HEADLINE_WORDS = 20;
const HEADLINE_LETTERS = 140;
/** The most lines above a byline: a label such as "Feature", the title and its subtitle. */
const MOST_ABOVE = 3;

/** Whether a line only names the authors of a text: "By Maria Lindqvist and Tom Adeyemi". */
export function isByline(line: string): boolean {
  const text = line.trim();
  const names = text.replace(PREPOSITION, '');
  if (names === text || text.length > HEADING_LETTERS + 16 || /(?:\p{L}{3}|\))[.!?:;]$/u.test(text)) return false;
  return names.replace(ADDITION, '').split(BETWEEN_NAMES).every(isAuthor);
}

/** Whether a text is a first and a last name, unlike "the Numbers" or "Train to Vienna". */
function isAuthor(name: string): boolean {
  if (!isPersonName(name)) return false;
  return name
    .toLowerCase()
    .split(/\s+/)
    .every((word) => PARTICLES.has(word) || !STOP_WORDS.has(word));
}

const bylines = new WeakSet<Block>();
const read = new WeakMap<Block, Block>();

/** Whether `findByline` found that a block names the authors of the text. */
export function isBylineBlock(block: Block | undefined): boolean {
  return block !== undefined && bylines.has(block);
}

/**
 * Finds the authors' names right below the title. Their line is a paragraph even if it is short enough for a heading, and
 * the line above is the title even if it is long. Other lines that begin alike ("By Public Transport", "By Car") make it
 * a heading.
 */
export function findByline(blocks: readonly Block[]): Block[] {
  const at = blocks.slice(1, MOST_ABOVE + 1).findIndex((block) => isByline(lineOf(block))) + 1;
  if (at === 0 || blocks.slice(0, at).some((block) => lineOf(block) === '')) return [...blocks];
  const byline = blocks[at]!;
  const [preposition] = PREPOSITION.exec(lineOf(byline))!;
  const others = blocks.slice(at + 1);
  const isSibling = (block: Block): boolean =>
    lineOf(block).startsWith(preposition) ||
    (byline.kind === 'heading' && block.kind === 'heading' && block.level <= byline.level);
  if (others.length === 0 || others.some(isSibling)) return [...blocks];
  const above = blocks.slice(0, at);
  if (!above.some(({ kind }) => kind === 'heading')) {
    if (!isHeadline(above[0]!)) return [...blocks];
    above[0] = remake(above[0]!, 'heading');
  }
  const line = remake(byline, 'paragraph');
  bylines.add(line);
  return [...above, line, ...others];
}

/** The text of a block on a single source line, or ''. */
function lineOf(block: Block): string {
  if ((block.kind !== 'paragraph' && block.kind !== 'heading') || block.lines.from !== block.lines.to) return '';
  const text = plainText(block.runs).trim();
  return text.includes('\n') || text.length > HEADLINE_LETTERS * 2 ? '' : text;
}

function isHeadline(block: Block): boolean {
  const text = lineOf(block);
  const hasStop = /[.;:,…]$/.test(text);
  return !hasStop && text.length <= HEADLINE_LETTERS && text.split(/\s+/).length <= HEADLINE_WORDS;
}

/** Returns the same object each time, so that caches keyed by it stay valid. */
function remake(block: Block, kind: 'heading' | 'paragraph'): Block {
  if (block.kind === kind || (block.kind !== 'paragraph' && block.kind !== 'heading')) return block;
  const known = read.get(block);
  if (known) return known;
  const { runs, lines } = block as BlockOf<'paragraph'>;
  const remade: Block = kind === 'heading' ? { kind, level: 1, runs, lines } : { kind, runs, lines };
  read.set(block, remade);
  return remade;
}
