import type { TextRun } from '../../blocks';
import { setParagraph } from '../../layout/set-paragraph';
import { textFont } from '../../layout/text-font';
import { isArticleOrPreposition, isLeadingWord } from '../../text/leading-words';
import { POINT, type SetText, type StageLook } from '../stage';
import type { SocialPage } from './social-page';

/** Slightly smaller sizes, as shares of the largest one that fits. */
const SMALLER = [0.96, 0.92, 0.88, 0.84, 0.8];

/**
 * The title of the first or last post, as large as it fits, or a little smaller if its lines then end with a phrase rather
 * than with an article or a preposition.
 */
export function hookTitle(
  page: SocialPage,
  runs: TextRun[],
  box: { width: number; height: number; lines: number },
  look: StageLook,
  least: number,
): SetText {
  const largest = page.fitted(runs, box, look, least);
  let size = largest.size;
  let bad = badEnds(page, runs, box.width, { ...look, size });
  for (const share of SMALLER) {
    const tried = largest.size * share;
    if (bad === 0 || tried < least) break;
    const ends = badEnds(page, runs, box.width, { ...look, size: tried });
    if (ends < bad) [size, bad] = [tried, ends];
  }
  return size === largest.size ? largest : page.set(runs, box.width, { ...look, size, fixed: true });
}

/** Lines that end with an article or a preposition. A line of nothing else counts twice. */
function badEnds(page: SocialPage, runs: TextRun[], width: number, look: StageLook): number {
  const { theme, book } = page.card.measure;
  const { text, lines } = setParagraph(runs, width * POINT, book, {
    ...{ font: textFont(theme, look.font), size: Math.round(look.size * POINT * 4) / 4, leading: 1 },
    ...{ inks: page.inks, colour: page.inks.text, balanced: true, keepsCompounds: true },
  });
  return lines.slice(0, -1).reduce((sum, { from, to }) => {
    const words = text.texts.slice(from, to).join('').trim().split(/\s+/);
    if (words.every(isLeadingWord)) return sum + 2;
    return sum + (isArticleOrPreposition(words.at(-1)!) ? 1 : 0);
  }, 0);
}
