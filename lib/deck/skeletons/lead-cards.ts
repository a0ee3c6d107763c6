import type { Block, TextRun } from '../blocks';
import { type Content, isPictureCaption, wordsOf } from '../content/read-content';
import { hasUnit, valuesIn } from '../content/read-value';
import { prepareText } from '../layout/measure/prepare-text';
import { textFont } from '../layout/measure/text-font';
import type { CardToPlace, Placement } from '../layout/placement';
import { countWords, endsWithQuestionMark } from '../text/letters-and-words';
import { wornMarker } from '../text/list-marker';
import { sentenceEnds } from '../text/split-sentences';
import { plainText, sliceRuns, trimRuns } from '../text/text-runs';
import { wordsOnCard } from '../write/condense-card';
import { goesOn } from '../write/sentence-openings';
import type { Opener } from './visual-page';

/** The length of a first sentence that is set large, in words and at most in letters. */
const LEAD = { least: 3, most: 18, letters: 120 };

type Lead = { lead: TextRun[]; rest: Block[] };

/**
 * The first sentence of running text, and the rest, if there is a reason to set it large: it answers the heading, or it
 * states an amount. Null otherwise, and where the text itself marks words as bold.
 */
export function partLead({ heading, body }: Pick<Content, 'heading' | 'body'>): Lead | null {
  const [first, ...others] = body;
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
  // What refers back, or what a name or label introduces, is no statement of its own.
  if (goesOn(said) || /^.{1,24}: /u.test(said) || !/[.!…。！]["'”’»)]*$/.test(said)) return null;
  const runs = trimRuns(sliceRuns(first.runs, end));
  const rest = runs.length > 0 ? [{ ...first, runs }, ...others] : others;
  const marksOthers = rest.some((block) => block.kind === 'paragraph' && block.runs.some(({ bold }) => bold));
  if (marksOthers || !isPoint(said, heading)) return null;
  // The next paragraph explains the statement only if it refers to it.
  const next = others[0]?.kind === 'paragraph' ? plainText(others[0].runs) : '';
  if (runs.length === 0 && !goesOn(next)) return null;
  return rest.length > 0 ? { lead, rest } : null;
}

/** Whether words are the point of a card: they answer its heading, or state an amount. */
function isPoint(said: string, heading: Content['heading']): boolean {
  const isAnswer = heading !== null && endsWithQuestionMark(plainText(heading.runs).trim());
  return isAnswer || valuesIn(said).some(({ figure }) => hasUnit(figure));
}

/** Sizes of the first sentence and of the text after it, in pixels of the design, largest first. */
const LEADS = [60, 54, 49, 45, 41, 38, 35];
const TEXTS = [36, 34, 31, 29, 27];
/** The text is smaller than the sentence by a factor between these. */
const RATIO = { least: 0.55, most: 0.72 };
/** With fewer words after the first sentence, all of the text is set large; with more, all of it is running text. */
const REST_WORDS = { least: 14, most: 160 };
/** The most words of a card that has nothing else, so that all of it is set like a first sentence. */
const ALONE_WORDS = 20;
/** Space between the sentence and the text. */
const GAP = 36;
/** The share of the height that the text may fill. */
const FILLED = 0.94;
/** The least share of the height that a few words alone take. */
const ALONE_HEIGHT = 0.62;
/** The share of the free height that is above a sentence alone. */
const RAISED = 0.3;
/** The narrowest of these shares of the width that takes no more lines, so that no word is alone on the last one. */
const NARROWED = [0.86, 0.93, 1];

/** The lead of a slide: a first sentence with enough text after it, or a paragraph or item of a few words alone. */
function findLead({ heading, body, isRepeated }: Content): Lead | null {
  const [only, ...others] = body;
  if (heading && only && others.length === 0 && wordsOf(only) <= ALONE_WORDS) {
    const [item, ...more] = only.kind === 'list' && !only.ordered ? only.items : [];
    if (item && more.length === 0 && wornMarker(item, false) === null) return { lead: item.runs, rest: [] };
    if (only.kind === 'paragraph') return isPictureCaption(only) ? null : { lead: only.runs, rest: [] };
  }
  // The middle of a section begins with an arbitrary sentence, and the text below the title with a greeting or a note.
  const parts = isRepeated ? null : partLead({ heading, body });
  const words = parts ? wordsOnCard(parts.rest) : 0;
  return words >= REST_WORDS.least && words <= REST_WORDS.most ? parts : null;
}

/**
 * Running text below its first sentence in large type, or a few words alone. Null if that does not fit, or in a
 * look that centres its text.
 */
export function placeLead(card: CardToPlace, open: Opener): Placement | null {
  const parts = findLead(card.content);
  if (!parts) return null;
  const { lead, rest } = parts;
  const isAlone = rest.length === 0;
  const { page, area, cell, font: own } = open(card, [], 3);
  if (cell?.align === 'center') return null;
  // A few words are large because they are alone, and strong only if they are the point.
  const font = isAlone && !isPoint(plainText(lead), card.content.heading) ? 'body' : (cell?.font ?? own);
  const pad = cell?.pad ?? { x: 0, y: 0 };
  const { width } = area;
  const room = area.height * FILLED;
  const look = { font, leading: 1.16, balanced: true, ...(cell?.ground ? { on: cell.ground(0) } : {}) };
  const leadAt = (size: number) => page.set(lead, width - pad.x * 2, { ...look, size });
  const tallAt = (size: number) => leadAt(size).height + pad.y * 2;
  const heightAt = (size: number, share = 1) => page.heightOf(rest, width * share, { size });
  const { theme, book } = card.measure;
  // At a larger size, the longest word would be broken, in a program with a wider font too.
  const most = ((width - pad.x * 2) * 0.85) / prepareText(lead, textFont(theme, font), book).longestWord;
  for (const large of LEADS.filter((each) => each <= most)) {
    const fits = (size: number) =>
      size <= large * RATIO.most && size >= large * RATIO.least && tallAt(large) + GAP + heightAt(size) <= room;
    const size = isAlone ? 0 : TEXTS.find(fits);
    if (size === undefined || (isAlone && tallAt(large) > room)) continue;
    const height = isAlone ? Math.max(tallAt(large), area.height * ALONE_HEIGHT) : tallAt(large);
    const y = area.y + (isAlone ? (area.height - height) * RAISED : 0);
    cell?.draw({ x: area.x, y, width, height }, 0);
    leadAt(large).put(area.x + pad.x, y + pad.y);
    const share = NARROWED.find((each) => heightAt(size, each) <= heightAt(size)) ?? 1;
    if (!isAlone) page.blocks(rest, area.x, y + height + GAP, width * share, { size });
    return page.placement();
  }
  return null;
}
