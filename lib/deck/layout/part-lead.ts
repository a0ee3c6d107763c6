import type { Block, TextRun } from '../blocks';
import { type Content, isPictureCaption, wordsOf } from '../content/read-content';
import { countWords } from '../text/count-words';
import { sentenceEnds } from '../text/split-sentences';
import { plainText, sliceRuns, trimRuns } from '../text/text-runs';
import { goesOn } from '../write/sentence-openings';

export type Lead = { lead: TextRun[]; rest: Block[] };

/** The length of the first sentence, in words, and at most in letters. */
export type LeadLimits = { least: number; most: number; letters: number };

/** Running text as a statement and what follows it: its first sentence, and the rest. Null if it is no statement. */
export function partLead(blocks: readonly Block[], { least, most, letters }: LeadLimits): Lead | null {
  const [first, ...others] = blocks;
  if (first?.kind !== 'paragraph' || isPictureCaption(first) || others.some(({ kind }) => kind !== 'paragraph'))
    return null;
  const text = plainText(first.runs);
  const end = sentenceEnds(text)[0] ?? text.length;
  const lead = trimRuns(sliceRuns(first.runs, 0, end));
  const said = plainText(lead);
  const words = countWords(said);
  if (words < least || words > most || said.length > letters) return null;
  const runs = trimRuns(sliceRuns(first.runs, end));
  // A line of an address or an announcement is no statement.
  if (!/[.!?…。！？]["'”’»)]*$/.test(said)) return null;
  // Nor is a numbered clause, or what introduces a quotation.
  if (/^\d{1,3}(?:\.\d{1,3})+\.? \p{Lu}/u.test(said) || /^["“„«]/.test(plainText(runs))) return null;
  // The next paragraph explains the statement only if it refers to it.
  const next = others[0]?.kind === 'paragraph' ? plainText(others[0].runs) : '';
  if (runs.length === 0 && !goesOn(next)) return null;
  const rest = runs.length > 0 ? [{ ...first, runs }, ...others] : others;
  return rest.length > 0 ? { lead, rest } : null;
}

/** Limits of the first sentence on a slide, and of the text after it, in words. */
const SLIDE_LEAD: LeadLimits = { least: 4, most: 26, letters: 165 };
const REST = { least: 12, most: 105 };

/** The parts of a slide that shows the first sentence of its text in large type. Null if its content does not suit. */
export function slideLead({ texts, images, groups, kicker }: Content): Lead | null {
  if (images.length > 0 || groups.length > 0 || kicker) return null;
  const parts = partLead(texts, SLIDE_LEAD);
  const words = parts?.rest.reduce((sum, block) => sum + wordsOf(block), 0) ?? 0;
  return words >= REST.least && words <= REST.most ? parts : null;
}
