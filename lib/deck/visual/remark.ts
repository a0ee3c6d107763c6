import type { Block, TextRun } from '../blocks';
import { countWords } from '../text/count-words';
import { plainText } from '../text/text-runs';

/** Longest remark, in words. */
const REMARK_WORDS = 34;
/** Longest remark set in large type, in words. */
const SHORT_WORDS = 20;

/** The text of a paragraph or callout that is short enough to comment on a chart; null for other blocks. */
export function remarkOf(block: Block): TextRun[] | null {
  if (block.kind === 'paragraph') return isShort(block.runs, REMARK_WORDS) ? block.runs : null;
  if (block.kind !== 'quote' || !block.callout) return null;
  const runs = block.paragraphs.flatMap((each, at): TextRun[] => (at === 0 ? each : [{ text: '\n' }, ...each]));
  return isShort(runs, REMARK_WORDS) ? runs : null;
}

const UNIT_WORDS = 9;
const UNIT = new RegExp(
  [
    String.raw`^\(?(?:(?:all )?(?:figures|values|amounts|numbers|prices)(?: are)? |(?:alle )?(?:angaben|werte|zahlen|beträge|preise) )?`,
    String.raw`(?:in|en) (?:thousands?|millions?|billions?|percent|per cent|%|\p{Sc}|EUR|USD|GBP|CHF|euros?|dollars?|pounds|`,
    String.raw`tausend|mio\.?|mrd\.?|millionen|milliarden|prozent|milliers|milliards|miles|millones|[kMG]?Wh?|tonnes|tons|tonnen|`,
    'hours|minutes|days|stunden|minuten|tage)',
    String.raw`(?:$|[.,;)]|\s(?:of|per|von|pro|de|d['’]|euros?|dollars?|EUR|USD|CHF|\p{Sc}))`,
  ].join(''),
  'iu',
);

/** Whether a paragraph only names the unit of a chart's numbers ("In millions of euros."). */
export function isUnitNote(block: Block): boolean {
  if (block.kind !== 'paragraph') return false;
  const text = plainText(block.runs).trim();
  return countWords(text) <= UNIT_WORDS && UNIT.test(text);
}

export function isShortRemark(runs: readonly TextRun[]): boolean {
  return isShort(runs, SHORT_WORDS);
}

function isShort(runs: readonly TextRun[], words: number): boolean {
  return countWords(plainText(runs)) <= words;
}
