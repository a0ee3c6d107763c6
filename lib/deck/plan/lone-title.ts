import type { Block } from '../blocks';
import { countWords } from '../text/count-words';
import { plainText } from '../text/text-runs';

const MOST_WORDS = 9;
/** The end of a sentence, or of words that something should follow. */
const SENTENCE_END = /[.,;:…。，；：؟]["'”’)\]]*$/u;
/** A quotation, a formula or a link has its own look. */
const OTHER_LOOK = /^["'“”„«‘「『]|[=≈≤≥≠≡∝√∑∏∫]|:\/\//;

/** A text that is one line of a few words is the title of a deck with one card. */
export function withLoneTitle(blocks: Block[], numCards: number | { atMost: number }): Block[] {
  const [block] = blocks;
  if (blocks.length !== 1 || block?.kind !== 'paragraph' || (typeof numCards === 'number' && numCards > 1))
    return blocks;
  const { runs, lines } = block;
  const text = plainText(runs).trim();
  const isTitle =
    lines.from === lines.to &&
    block.note === undefined &&
    !/\n/.test(text) &&
    /\p{L}/u.test(text) &&
    countWords(text) <= MOST_WORDS &&
    !SENTENCE_END.test(text) &&
    !OTHER_LOOK.test(text);
  return isTitle ? [{ kind: 'heading', level: 1, runs, lines }] : blocks;
}
