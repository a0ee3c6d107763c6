import type { Block } from '../blocks';
import { plainText } from '../text/text-runs';
import type { Unit } from './condense-units';
import { findAsides, SPOKEN_FIGURE } from './conversation-asides';
import { rankSentences } from './rank-sentences';

/** Rank of blocks that are kept or dropped whole. Most sentences rank below `KEPT_RANK`. */
const WHOLE_RANK: Partial<Record<Block['kind'], number>> = { table: 2.6, list: 2.55, code: 2.5, quote: 1 };

/** Points and short lines that are kept in any case come directly after the headings. */
const KEPT_RANK = 2.9;
const MOST_RANK = 2.8;
/** Sentences that neither open anything nor have a figure rank up to this. */
export const MOST_PLAIN_RANK = 1;
/** Headings rank above this, everything else below. */
export const MOST_SECTION_RANK = 3;
/** Quotations of up to this many words are worth more than most sentences. */
const SHORT_QUOTE = { words: 30, rank: 1.9 };
/**
 * A quotation that opens its section, or takes at most this share of the word limit, is worth more than any sentence.
 * Further quotations of the section are worth less, so that they leave room for its text.
 */
export const QUOTATION = { rank: 2.85, share: 0.5 };
/** A reaction in a conversation is kept only if another sentence needs it. */
export const ASIDE_RANK = -10;
/** Bonus for the first sentence of a paragraph, which usually states its topic. */
const LEAD_BONUS = 0.35;
/** Bonus for the first sentence of a card, which the others explain. */
const OPENING_BONUS = 1;
/** A shorter opening only leads to the next sentence: "The union disagrees." */
const LEAST_OPENING_WORDS = 5;
/** Bonus for a sentence with a figure, which is a fact. */
const FIGURE_BONUS = 1;
/** Bonus for a figure in words: "sixty-one per cent". */
const SHARE_BONUS = 0.5;
const SHARE = /(?<!\p{L})(?:per ?cent|Prozent|pour cent|por ciento|millions?|Millionen)(?!\p{L})/u;
/** Names such as N3, years in brackets, references and the numbers of clauses are no figures. */
const NO_FIGURE = /[\p{L}_]\d+|\((?:[^()\d]{0,40} )?\d{4}[a-z]?\)|\[[\d, –-]+\]|^[\d.]+ /gu;
/** Bonus for what somebody said in so many words. */
const SAID_BONUS = 0.6;
const SAID = /["“„«](?:[^\s"“”„«»]+ ){4,}[^"“”„«»]+["”“»]/u;
/** Bonus for what people agreed on, or are advised to do. It outweighs a figure. */
const DECISION_BONUS = 2.5;
/** Above any other sentence. */
const DECISION_RANK = 2.84;
const DECISION =
  /^(?:(?:Decision|Decided|Agreed|Action|Resolved|Beschluss|Entscheidung|Beschlossen|Aufgabe|Décision|Decisión|Acuerdo)(?: \d+)?\s?:)|^(?:(?:I|We|The (?:board|committee|authors?)) (?:strongly )?recommends?|(?:My|Our|The|A) recommendation|Recommendation:|Empfehlung:|(?:Ich|Wir) empfehlen|Unsere Empfehlung|Nous recommandons|Recommandation ?:|Recomendamos|Recomendación:)(?!\p{L})/iu;

/** "First, …" after a paragraph that announces several points. */
const POINT =
  /^(?:First|Second|Third|Fourth|Fifth|Finally|Last)(?:ly)?, |^(?:Erstens|Zweitens|Drittens|Viertens|Schließlich)(?!\p{L})|^(?:Premièrement|Deuxièmement|Troisièmement|Enfin|Primero|Segundo|Tercero), /u;
const POINT_BONUS = 1.2;

/** Sets the worth of each unit. Headings rank highest, and a block's first sentence slightly above its equals. */
export function rate(units: Unit[], blocks: readonly Block[], words: number, isConversation = false): void {
  const ranks = rankSentences(units.map((unit) => (unit.isWhole ? '' : plainText(unit.runs))));
  const isFirst = new Set<number>();
  const preferred = preferredQuotations(units, blocks, words);
  const opening = units.find(({ block }) => blocks[block]!.kind === 'paragraph');
  const answers = answersAmong(units, blocks);
  const asides = isConversation ? findAsides(units) : new Set<Unit>();
  units.forEach((unit, at) => {
    const block = blocks[unit.block]!;
    unit.worth = ranks[at]!;
    if (block.kind === 'heading') unit.worth = isFirst.size === 0 && at === 0 ? 100 : 10 - block.level;
    else if (asides.has(unit)) unit.worth = ASIDE_RANK;
    else if (unit.isKept) unit.worth = KEPT_RANK;
    else if (preferred.has(unit)) unit.worth = QUOTATION.rank;
    else if (unit.isWhole) {
      const isShortQuote = block.kind === 'quote' && unit.words <= SHORT_QUOTE.words;
      unit.worth = isShortQuote ? SHORT_QUOTE.rank : (WHOLE_RANK[block.kind] ?? 2.5);
    } else if (block.kind === 'table') unit.worth = 2.4 - unit.part / 10_000;
    else {
      if (!isFirst.has(unit.block)) unit.worth += LEAD_BONUS;
      if (opening === unit && (!isConversation || unit.opens !== null) && unit.words >= LEAST_OPENING_WORDS)
        unit.worth += OPENING_BONUS;
      const text = plainText(unit.runs);
      if (/\d/.test(text.replace(NO_FIGURE, ' '))) unit.worth += FIGURE_BONUS;
      else if (isConversation && SPOKEN_FIGURE.test(text)) unit.worth += FIGURE_BONUS;
      else if (SHARE.test(text)) unit.worth += SHARE_BONUS;
      const isDecision = DECISION.test(`${unit.opens ?? ''}${text}`);
      if (isDecision) unit.worth += DECISION_BONUS;
      if (SAID.test(text)) unit.worth += SAID_BONUS;
      if (answers.has(unit)) {
        unit.worth += ANSWER_BONUS;
        unit.mayExceed ||= unit.opens === null;
      }
      if (unit.part === 0 && POINT.test(text)) unit.worth += POINT_BONUS;
      unit.worth = Math.min(unit.worth, isDecision ? DECISION_RANK : MOST_RANK) - unit.level * 0.3;
    }
    isFirst.add(unit.block);
  });
}

/** Bonus for what follows a question in a conversation. */
const ANSWER_BONUS = 1;

/** The first sentence of each turn after a turn with a question, and of the text below a heading that is one. */
function answersAmong(units: readonly Unit[], blocks: readonly Block[]): Set<Unit> {
  const found = new Set<Unit>();
  let asks = false;
  for (const unit of units) {
    const isBelow = asks && unit.part === 0 && blocks[unit.block - 1]?.kind === 'heading';
    if (unit.opens !== null || isBelow) {
      if (asks) found.add(unit);
      asks = false;
    }
    asks ||= /[?？]["'”’)]*$/.test(plainText(unit.runs));
  }
  return found;
}

/** The first quotation of each section, if it opens the section or is short. */
function preferredQuotations(units: readonly Unit[], blocks: readonly Block[], words: number): Set<Unit> {
  const found = new Set<Unit>();
  let opensAt = 0;
  let isFirst = true;
  for (const unit of units) {
    const block = blocks[unit.block]!;
    if (block.kind === 'heading') {
      opensAt = unit.block + 1;
      isFirst = true;
    } else if (block.kind === 'quote' && unit.isWhole && !block.callout && isFirst) {
      isFirst = false;
      if (unit.block === opensAt || unit.cost <= words * QUOTATION.share) found.add(unit);
    }
  }
  return found;
}
