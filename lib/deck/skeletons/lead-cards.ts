import type { Block, TextRun } from '../blocks';
import { type Content, isPictureCaption, wordsOf } from '../content/read-content';
import { prepareText } from '../layout/measure/prepare-text';
import { textFont } from '../layout/measure/text-font';
import type { CardToPlace, Placement } from '../layout/placement';
import { countWords } from '../text/letters-and-words';
import { wornMarker } from '../text/list-marker';
import { sentenceEnds } from '../text/split-sentences';
import { plainText, sliceRuns, trimRuns } from '../text/text-runs';
import { wordsOnCard } from '../write/condense-card';
import { goesOn, greets } from '../write/sentence-openings';
import { type SetStack, stacked } from './body-parts';
import { CENTRED, type Stage } from './stage';
import type { CellLook, Opener } from './visual-page';

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
  // A line of an address, an announcement or a greeting is no statement.
  if (greets(said) || /^\p{Ll}/u.test(said) || !/[.!?…。！？]["'”’»)]*$/.test(said)) return null;
  // Nor is what refers back, a numbered clause, what a name introduces, or what introduces a quotation.
  if (goesOn(said) || /^(?:\d{1,3}(?:\.\d{1,3})+\.? \p{Lu}|.{1,24}: )/u.test(said) || /^["“„«]/.test(plainText(runs)))
    return null;
  // The first of several questions is no more important than the next.
  if (/[?？]$/.test(said) && others.length > 0) return null;
  // The next paragraph explains the statement only if it refers to it.
  const next = others[0]?.kind === 'paragraph' ? plainText(others[0].runs) : '';
  if (runs.length === 0 && !goesOn(next)) return null;
  const rest = runs.length > 0 ? [{ ...first, runs }, ...others] : others;
  return rest.length > 0 ? { lead, rest } : null;
}

/** Sizes of the first sentence and of the text after it, in pixels of the design, largest first. */
const LEADS = [60, 54, 49, 45, 41, 38, 35];
const TEXTS = [36, 34, 31, 29, 27];
/** The text is smaller than the sentence by a factor between these; beside it, it may be smaller still. */
const RATIO = { least: 0.55, most: 0.72 };
/** With fewer words after the first sentence, all of the text is set large; with more, all of it is running text. */
const REST_WORDS = { least: 14, most: 160, centred: 60 };
/** The most words of a card that has nothing else, so that all of it is set like a first sentence. */
const ALONE_WORDS = 20;
/** From this width on, the text is beside the first sentence, which has this share of it. */
const WIDE = { least: 900, share: 0.44 };
const GAP = { beside: 64, below: 36 };
/** The shares of the height that the text may fill, and that a first sentence beside it takes at least. */
const FILLED = { most: 0.94, least: 0.62 };
/** The share of the free height that is above a sentence alone. */
const RAISED = 0.3;
/** The narrowest of these shares of the width that takes no more lines, so that no word is alone on the last one. */
const NARROWED = [0.86, 0.93, 1];

type Lead = { lead: TextRun[]; rest: Block[] };

/** The lead of a slide: a first sentence with enough text after it, or a paragraph or item of a few words alone. */
function findLead({ heading, body, isRepeated }: Content): Lead | null {
  const [only, ...others] = body;
  if (heading && only && others.length === 0 && wordsOf(only) <= ALONE_WORDS) {
    const [item, ...more] = only.kind === 'list' && !only.ordered ? only.items : [];
    if (item && more.length === 0 && wornMarker(item, false) === null) return { lead: item.runs, rest: [] };
    if (only.kind === 'paragraph') return isPictureCaption(only) ? null : { lead: only.runs, rest: [] };
  }
  // The middle of a section begins with an arbitrary sentence, and the text below the title with a greeting or a note.
  const parts = isRepeated ? null : partLead(body);
  const words = parts ? wordsOnCard(parts.rest) : 0;
  return words >= REST_WORDS.least && words <= REST_WORDS.most ? parts : null;
}

/**
 * Running text with its first sentence in large type, beside or above the rest, or a few words alone. Null if that does
 * not fit. A look with centred cells shows only short text like this.
 */
export function placeLead(card: CardToPlace, open: Opener): Placement | null {
  const parts = findLead(card.content);
  if (!parts) return null;
  const { lead, rest } = parts;
  const isAlone = rest.length === 0;
  const { page, area, cell, font: own } = open(card, [], 3);
  const isCentred = cell?.align === 'center';
  if (isCentred && (isAlone || wordsOnCard(rest) > REST_WORDS.centred)) return null;
  const font = cell?.font ?? own;
  const pad = cell?.pad ?? { x: 0, y: 0 };
  const isWide = !isAlone && area.width >= WIDE.least;
  const width = isWide ? (area.width - GAP.beside) * WIDE.share : area.width;
  const below = isWide ? area.width - width - GAP.beside : width;
  const room = area.height * FILLED.most;
  const look = { font, leading: 1.16, balanced: true, ...(isCentred ? CENTRED : {}), ...groundOf(cell) };
  const leadAt = (size: number) => page.set(lead, width - pad.x * 2, { ...look, size });
  const tallAt = (size: number) => leadAt(size).height + pad.y * 2;
  const restAt = (size: number) => setRest(page, rest, below, size, isCentred);
  const fits = (large: number, size: number): boolean =>
    size <= large * RATIO.most &&
    (isWide
      ? Math.max(tallAt(large), restAt(size).height + pad.y * 2) <= room
      : size >= large * RATIO.least && tallAt(large) + GAP.below + restAt(size).height <= room);
  const { theme, book } = card.measure;
  // At a larger size, the longest word would be broken, in a program with a wider font too.
  const most = ((width - pad.x * 2) * 0.85) / prepareText(lead, textFont(theme, font), book).longestWord;
  for (const large of LEADS.filter((each) => each <= most)) {
    const size = isAlone ? 0 : TEXTS.find((each) => fits(large, each));
    if (size === undefined || (isAlone && tallAt(large) > room)) continue;
    const text = restAt(size);
    const least = isWide || isAlone ? area.height * FILLED.least : 0;
    const height = Math.max(tallAt(large), isWide ? text.height + pad.y * 2 : 0, least);
    const y = area.y + (isAlone ? (area.height - height) * RAISED : 0);
    cell?.draw({ x: area.x, y, width, height }, 0);
    leadAt(large).put(area.x + pad.x, y + pad.y);
    if (isWide) text.put(area.x + width + GAP.beside, y + pad.y);
    else text.put(area.x, y + height + GAP.below);
    return page.placement();
  }
  return null;
}

function groundOf(cell: CellLook | undefined) {
  return cell?.ground ? { on: cell.ground(0) } : {};
}

/** The text after a first sentence, as narrow as takes no more lines, or centred. */
function setRest(page: Stage, rest: Block[], width: number, size: number, isCentred: boolean): SetStack {
  if (isCentred) {
    const texts = rest.map((block) => (block.kind === 'paragraph' ? block.runs : []));
    return stacked(
      texts.map((runs) => page.set(runs, width, { font: 'body', size, leading: 1.42, ...CENTRED })),
      size * 0.6,
    );
  }
  const height = page.heightOf(rest, width, { size });
  return {
    height,
    put: (x, y) => {
      const share = NARROWED.find((each) => page.heightOf(rest, width * each, { size }) <= height) ?? 1;
      if (rest.length > 0) page.blocks(rest, x, y, width * share, { size });
    },
  };
}
