import { t } from '@/lib/words/t';
import type { Draft } from './draft';
import { cardsOf } from './estimate-credits';

// Heuristics on English words, one clause at a time. They only warn: what they miss is sent unchanged.

const KEEP =
  /\b(?:keep|retain|include|use|preserve|reproduce|quote|leave|show)\b.*\b(?:all|every\w*|whole|full|entire|exact|original|complete|unchanged|intact|as is|as-is)\b|\b(?:verbatim|unabridged|word[ -]for[ -]word)\b/;
const SHORTEN =
  /\b(?:shorten|summari[sz]e|summari[sz]ing|condens(?:e|ing)|cut|trim|abridg(?:e|ing)|omit|drop|remove|skip|leave (?:out|anything out)|leaving (?:out|anything out))\b/;
const CHANGE =
  /\b(?:re-?write|re-?phrase|re-?word|paraphrase|translate|summari[sz]e|shorten|condense|abridge|trim|expand|elaborate|simplify)\b/;
const PICTURES =
  /\b(?:add|insert|include|generate|create|use|with|show|find)\b(?:\s+\S+){0,4}?\s+(?:images?|pictures?|photos?|photographs?|illustrations?|graphics|artwork|visuals|drawings)\b/;
const OWN_PICTURES = /\b(?:my|own|given|supplied|provided|these|those|existing)\b/;
const NEGATION = /\b(?:not|never|no|without|avoid|rather than|instead of)\b|n['’]t\b/;
const CARDS =
  /\b(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\s+(?:cards|slides|pages|posts)\b/;
/** "at least 3 slides" and "per 5 slides" give no total. */
const NO_TOTAL =
  /\b(?:first|last|every|each|per|next|at least|at most|up to|than|of the)\s+(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|tw|fif)/;

const FIGURES: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ twelve: 12, fifteen: 15, twenty: 20 },
};

/** Why the instructions conflict with the settings; null if they do not. */
export function instructionConflict(draft: Draft): string | null {
  const clauses = draft.additionalInstructions.toLowerCase().split(/[.;!?\n]|,? but /);
  const { textMode, imageSource } = draft;
  if (textMode === 'condense' && clauses.some(keepsAll)) return t('Condense shortens text, so it can’t all be kept.');
  if (textMode === 'preserve' && clauses.some((clause) => CHANGE.test(clause) && !NEGATION.test(clause)))
    return t('Preserve keeps your text unchanged.');
  if (imageSource === 'noImages' && clauses.some(wantsPictures)) return t('Images are off, so none will be added.');
  const asked = clauses.map(cardsAsked).find((count) => count !== null);
  if (asked != null && asked !== cardsOf(draft)) return t('Your instructions and the card count disagree.');
  return null;
}

function keepsAll(clause: string): boolean {
  return NEGATION.test(clause) ? SHORTEN.test(clause) : KEEP.test(clause);
}

function wantsPictures(clause: string): boolean {
  return PICTURES.test(clause) && !NEGATION.test(clause) && !OWN_PICTURES.test(clause);
}

function cardsAsked(clause: string): number | null {
  const figure = CARDS.exec(clause)?.[1];
  if (figure === undefined || NO_TOTAL.test(clause)) return null;
  return FIGURES[figure] ?? Number(figure);
}
