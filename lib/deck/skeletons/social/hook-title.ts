import type { TextRun } from '../../blocks';
import { isArticleOrPreposition, isLeadingWord } from '../../text/leading-words';
import type { SetText, StageLook, TextRoom } from '../stage';
import type { SocialPage } from './social-page';

/** Slightly smaller sizes, as shares of the largest one that fits. */
const SMALLER = [0.96, 0.92, 0.88, 0.84, 0.8];

/**
 * The title of the first or last post, as large as it fits, or a little smaller if its lines then end with a phrase rather
 * than with an article or a preposition.
 */
export function hookTitle(page: SocialPage, runs: TextRun[], box: TextRoom, look: StageLook, least: number): SetText {
  const largest = page.fitted(runs, box, look, least);
  let best = largest;
  for (const share of SMALLER) {
    const size = largest.size * share;
    if (badEnds(best) === 0 || size < least) break;
    const set = page.set(runs, box.width, { ...look, size, fixed: true });
    if (badEnds(set) < badEnds(best)) best = set;
  }
  return best;
}

/** Lines that end with an article or a preposition. A line of nothing else counts twice. */
function badEnds(set: SetText): number {
  return set
    .lineTexts()
    .slice(0, -1)
    .reduce((sum, line) => {
      const words = line.trim().split(/\s+/);
      if (words.every(isLeadingWord)) return sum + 2;
      return sum + (isArticleOrPreposition(words.at(-1)!) ? 1 : 0);
    }, 0);
}
