import type { Block, TextRun } from '../blocks';
import { type Content, isPictureCaption, wordsOf } from '../content/read-content';
import type { CardToPlace, Placement } from '../layout/placement';
import { countWords } from '../text/letters-and-words';
import { sentenceEnds } from '../text/split-sentences';
import { plainText, sliceRuns, trimRuns } from '../text/text-runs';
import { wordsOnCard } from '../write/condense-card';
import { goesOn } from '../write/sentence-openings';
import type { Opener } from './visual-page';

/** The length of a first sentence that is set large, in words and at most in letters. */
const LEAD = { least: 3, most: 18, letters: 120 };

/** The first sentence of running text if it can be set large, and the rest. Null if it can't. */
export function partLead(blocks: readonly Block[]): { lead: TextRun[]; rest: Block[] } | null {
  const [first, ...others] = blocks;
  if (first?.kind !== 'paragraph' || isPictureCaption(first) || others.some(({ kind }) => kind !== 'paragraph'))
    return null;
  // The lines of a poem or an address belong together.
  if (first.runs.some((run) => run.text.includes('\n'))) return null;
  const text = plainText(first.runs);
  const end = sentenceEnds(text)[0] ?? text.length;
  const lead = trimRuns(sliceRuns(first.runs, 0, end));
  const said = plainText(lead);
  const words = countWords(said);
  if (words < LEAD.least || words > LEAD.most || said.length > LEAD.letters) return null;
  const runs = trimRuns(sliceRuns(first.runs, end));
  // A line of an address or an announcement is no statement.
  if (/^\p{Ll}/u.test(said) || !/[.!?…。！？]["'”’»)]*$/.test(said)) return null;
  // Nor is a numbered clause, what a name introduces, or what introduces a quotation.
  if (/^(?:\d{1,3}(?:\.\d{1,3})+\.? \p{Lu}|.{1,24}: )/u.test(said) || /^["“„«]/.test(plainText(runs))) return null;
  // The first of several questions is no more important than the next.
  if (/[?？]$/.test(said) && others.length > 0) return null;
  // The next paragraph explains the statement only if it refers to it.
  const next = others[0]?.kind === 'paragraph' ? plainText(others[0].runs) : '';
  if (runs.length === 0 && !goesOn(next)) return null;
  const rest = runs.length > 0 ? [{ ...first, runs }, ...others] : others;
  return rest.length > 0 ? { lead, rest } : null;
}

/** Sizes of the first sentence and of the text below it, in pixels of the design, largest first. */
const SIZES = [
  [60, 36],
  [54, 34],
  [49, 31],
  [45, 29],
  [41, 27],
  [38, 25],
  [35, 24],
] as const;
/** With fewer words after the first sentence, all of the text is set large; with more, all of it is running text. */
const REST_WORDS = { least: 14, most: 160 };
/** The most words of a card that has nothing else, so that all of it is set like a first sentence. */
const ALONE_WORDS = 26;
/** From this width on, the text is beside the first sentence, which has this share of it. */
const WIDE = { least: 900, share: 0.42 };
const GAP = { beside: 64, below: 36 };
/** The shares of the height that the text may fill, and that a first sentence beside it takes at least. */
const FILLED = { most: 0.94, least: 0.62 };
/** The share of the free height that is above a sentence alone. */
const RAISED = 0.3;
/** The narrowest of these shares of the width that takes no more lines, so that no word is alone on the last one. */
const NARROWED = [0.86, 0.93, 1];

/** The lead of a slide: a first sentence with enough text after it, or a paragraph of a few words alone. */
function findLead({ heading, body }: Content): ReturnType<typeof partLead> {
  const [only, ...others] = body;
  if (heading && only?.kind === 'paragraph' && others.length === 0 && wordsOf(only) <= ALONE_WORDS)
    return isPictureCaption(only) ? null : { lead: only.runs, rest: [] };
  const parts = partLead(body);
  const words = parts ? wordsOnCard(parts.rest) : 0;
  return words >= REST_WORDS.least && words <= REST_WORDS.most ? parts : null;
}

/** Running text with its first sentence in large type, beside or above the rest. Null if that does not fit. */
export function placeLead(card: CardToPlace, open: Opener): Placement | null {
  const parts = findLead(card.content);
  if (!parts) return null;
  const isAlone = parts.rest.length === 0;
  const { page, area, cell, font } = open(card, [], 3);
  if (isAlone && (!cell || cell.align === 'center')) return null;
  const pad = cell?.pad ?? { x: 0, y: 0 };
  const isWide = !isAlone && area.width >= WIDE.least;
  const width = isWide ? (area.width - GAP.beside) * WIDE.share : area.width;
  const room = area.height * FILLED.most;
  const look = {
    font: cell?.font ?? font,
    leading: 1.16,
    balanced: true,
    ...(cell?.ground ? { on: cell.ground(0) } : {}),
  };
  const below = isWide ? area.width - width - GAP.beside : width;
  const leadAt = (large: number) => page.set(parts.lead, width - pad.x * 2, { ...look, size: large });
  const tallAt = (large: number) => leadAt(large).height + pad.y * 2;
  const restAt = (size: number) => page.heightOf(parts.rest, below, { size });
  // Beside each other, the sentence and the text are each as large as their own place allows.
  const first = SIZES.findIndex(([large, size]) => tallAt(large) + (isWide ? 0 : GAP.below + restAt(size)) <= room);
  const second = SIZES.findIndex(([, size], at) => at >= first && restAt(size) + (isWide ? pad.y * 2 : 0) <= room);
  if (first < 0 || second < 0) return null;
  const [large] = SIZES[first]!;
  const size = SIZES[isWide ? second : first]![1];
  const least = isWide || isAlone ? area.height * FILLED.least : 0;
  const height = Math.max(tallAt(large), isWide ? restAt(size) + pad.y * 2 : 0, least);
  const y = area.y + (isAlone ? (area.height - height) * RAISED : 0);
  const box = { x: area.x, y, width, height };
  cell?.draw(box, 0);
  leadAt(large).put(box.x + pad.x, box.y + pad.y);
  const narrow = NARROWED.find((share) => page.heightOf(parts.rest, below * share, { size }) <= restAt(size)) ?? 1;
  const [left, top] = isWide ? [box.x + width + GAP.beside, box.y + pad.y] : [box.x, box.y + box.height + GAP.below];
  if (!isAlone) page.blocks(parts.rest, left, top, below * narrow, { size });
  return page.placement();
}
