import { clearLanguage } from '../text/detect-language';
import { namedLanguage } from './named-language';
import { promptLanguage } from './outline/prompt-language';

/** Detection is unreliable for shorter texts. */
const ENOUGH_LETTERS = 60;
/** No prompt is longer, so a longer text has no request for a language at its end. */
const LONGEST_PROMPT = 300;

/** Common words of short prompts that English and the other languages here don't have. */
const WORDS: readonly (readonly [tag: string, words: string])[] = [
  ['fr', 'pour une des du les et est dans avec sur notre nos présentation réunion équipe'],
  ['es', 'para una los las y el con nuestro nuestra presentación cómo qué por reunión equipo'],
  ['it', 'per una gli il di della delle dei e con nostro nostra presentazione come riunione'],
  ['pt', 'para uma os as e do da dos das com nosso nossa apresentação como reunião equipe'],
  ['nl', 'voor een het van en de met onze ons presentatie over hoe waarom vergadering'],
].map(([tag = '', words = '']) => [tag, words] as const);
/** One word may be part of a name. */
const ENOUGH_WORDS = 2;

const wordSets = WORDS.map(([tag, words]) => [tag, new Set(words.split(' '))] as const);

/**
 * The language in which a model should write cards from a text if none was chosen, as a BCP 47 tag: the one a short
 * prompt asks for ("in French"), or the language of the text; `unclear` if that doesn't show.
 */
export function writingLanguage(text: string, unclear = 'en'): string {
  const named = text.length <= LONGEST_PROMPT ? namedLanguage(text) : undefined;
  if (named) return named;
  const hasEnough = (text.slice(0, 1000).match(/\p{L}/gu)?.length ?? 0) >= ENOUGH_LETTERS;
  // Scripts of a single language are recognised in short texts too.
  if (hasEnough || !/\p{Script=Latin}/u.test(text)) return clearLanguage(text) ?? unclear;
  const short = promptLanguage(text);
  return short === 'en' ? (languageByWords(text) ?? clearLanguage(text) ?? unclear) : short;
}

function languageByWords(text: string): string | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = wordSets.map(([tag, known]) => ({ tag, count: words.filter((word) => known.has(word)).length }));
  const [best, second] = counts.sort((a, b) => b.count - a.count);
  if (!best || best.count < ENOUGH_WORDS || best.count === second?.count) return null;
  return best.tag;
}
