import type { Block } from '../blocks';
import { blockText } from '../text/block-text';

/** Words for a place further up: "the table above", "die obige Tabelle". */
const ABOVE = [
  ...['above', 'preceding', 'previous', 'oben', 'obig\\p{L}*', 'vorstehend\\p{L}*', 'ci-dessus', 'précédente?s?'],
  ...['arriba', 'anterior(?:es)?', 'precedent[ei]', 'sopra', 'acima', 'hierboven', 'bovenstaande?', 'powyż\\p{L}*'],
  ...['ovan', 'ovenfor', 'ovenstående', 'выше', 'вище', 'výše', 'vyššie', 'yukarıda\\p{L}*', 'yllä'],
];
/** Words that stand for what was said or shown directly before: "of this", "davon". */
const POINTING = [
  ...['this', 'these', 'those', 'dies', 'diese[mnrs]?', 'davon', 'daraus', 'darin', 'damit', 'hiervon', 'hieraus'],
  ...['cela', 'ceci', 'ces', 'cette', 'esto', 'estas?', 'estos', 'ello', 'questo', 'questa', 'questi', 'queste'],
  ...['isto', 'estes', 'disso', 'disto', 'destes', 'deze', 'dit', 'hiervan', 'daarvan', 'hieruit', 'daaruit'],
];
/** "This year" and "in this paper" do not point to a figure. */
const NOT_OF_FIGURE =
  /(?:year|month|week|quarter|time|paper|report|document|section|chapter|Jahr|Monat|Woche|Quartal|Bericht)/u;

const word = (words: readonly string[]) => `(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`;
const TO_ABOVE = new RegExp(`${word(ABOVE)}|上記|以上|上表|上图|上圖|위의`, 'iu');
const TO_LAST = new RegExp(`${word(POINTING)}(?!\\s+${NOT_OF_FIGURE.source})`, 'iu');
const FIRST_SENTENCE = /^.*?(?:[.!?…](?=\s|$)|$)/su;

/**
 * Whether a block refers to a figure or table before it. A block directly below a figure also does so by "this" in its
 * first sentence.
 */
export function refersToFigure(block: Block, isDirectlyBelow: boolean): boolean {
  const text = blockText(block);
  return TO_ABOVE.test(text) || (isDirectlyBelow && TO_LAST.test(FIRST_SENTENCE.exec(text)?.[0] ?? ''));
}
