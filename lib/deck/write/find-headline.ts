import type { Block, BlockOf } from '../blocks';
import { countWords } from '../text/count-words';
import { sentenceEnds } from '../text/split-sentences';
import { plainText, sliceRuns, trimRuns } from '../text/text-runs';
import { goesOn, refers } from './goes-on';

const LEAST_WORDS = 3;
/** Any short sentence can be the heading. The first sentence may be longer. */
const SHORT = { words: 9, letters: 60 };
const LONG = { words: 15, letters: 95 };

/**
 * Finds a sentence in a card's paragraphs that can be its heading, and the blocks without it. Null if there is none.
 */
export function findHeadline(blocks: readonly Block[]): { text: string; rest: Block[] } | null {
  const sentences = blocks.flatMap((block) => (block.kind === 'paragraph' ? sentencesOf(block) : []));
  if (sentences.length < 2 && blocks.length < 2) return null;
  const found =
    sentences.find(({ text }, at) => isHeadline(text, SHORT) && (at === 0 || canMove(text, sentences[at + 1]?.text))) ??
    sentences.slice(0, 1).find(({ text }) => isHeadline(text, LONG));
  if (!found) return null;
  const { block, start, end } = found;
  return {
    text: found.text.slice(0, -1),
    rest: blocks.flatMap((each) => (each === block ? without(block, start, end) : [each])),
  };
}

function sentencesOf(block: BlockOf<'paragraph'>) {
  const text = plainText(block.runs);
  const ends = sentenceEnds(text);
  return ends.map((end, at) => {
    const start = ends[at - 1] ?? 0;
    return { block, start, end, text: text.slice(start, end).trim() };
  });
}

/** "Let us look at a different case" does not say which. */
const ANNOUNCES =
  /^(?:Let(?:['’]s| us| me) |Lassen Sie (?:uns|mich) |(?:Schauen|Sehen|Kommen|Betrachten) wir |(?:Regardons|Voyons|Prenons|Passons) |(?:Veamos|Miremos|Pasemos) )/u;

function isHeadline(sentence: string, most: { words: number; letters: number }): boolean {
  const words = countWords(sentence);
  return (
    words >= LEAST_WORDS &&
    words <= most.words &&
    sentence.length <= most.letters &&
    /[^.]\.$/.test(sentence) &&
    !sentence.includes('\n') &&
    !ANNOUNCES.test(sentence) &&
    !goesOn(sentence)
  );
}

/** A sentence with a definite article, or one that a pronoun refers to, belongs where it is. */
function canMove(sentence: string, next: string | undefined): boolean {
  return !DEFINITE.test(sentence) && !(next !== undefined && refers(next));
}

const DEFINITE = /^(?:The|One|Some|Others|Ein[es]?|Einige|Manche|Der|Die|Das|Den|Dem|Les?|La|El|Los|Las) /u;

function without(block: BlockOf<'paragraph'>, start: number, end: number): Block[] {
  const parts = [sliceRuns(block.runs, 0, start), sliceRuns(block.runs, end, plainText(block.runs).length)]
    .map(trimRuns)
    .filter((runs) => runs.length > 0);
  const [one, other] = parts;
  if (!one) return [];
  return [{ ...block, runs: other ? [...one, { text: ' ' }, ...other] : one }];
}
