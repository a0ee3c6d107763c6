import { OUTLINE_LIMITS } from '@/lib/contract/outlines';
import { capitalised } from '@/lib/deck/text/letters-and-words';
import { withoutPassageIds } from './source-passages';
import { withoutThinking } from './unwrap-answer';

/**
 * A card of the plan: its heading, and one sentence about what it covers. `isOwn`: the user wrote or changed it, so its
 * facts count as the user's.
 */
export type OutlineCard = { heading: string; intent: string; isOwn?: true };

/** `hasEnd`: the end marker was present, so the answer is complete. */
export type ParsedOutline = { cards: OutlineCard[]; hasEnd: boolean };

const END = /<!--\s*END\s*-->/i;
const { heading: MAX_HEADING, intent: MAX_INTENT } = OUTLINE_LIMITS;

/**
 * Reads Markdown with markers leniently. Text before the first heading or after the end marker, and a code fence around
 * it, are ignored.
 */
export function parseOutline(answer: string): ParsedOutline {
  const text = withoutThinking(answer).replace(/^\s*```\w*\s*$/gm, '');
  const end = END.exec(text);
  const body = end ? text.slice(0, end.index) : text;
  const first = body.search(/^ {0,3}#{1,4}\s/m);
  if (first === -1) return { cards: [], hasEnd: end !== null };
  // Small models forget markers more often than headings, so a heading also starts a card.
  const parts = body.slice(first).split(/^\s*-{3,}\s*$|(?=^ {0,3}#\s)/m);
  return { cards: parts.flatMap(cardOf), hasEnd: end !== null };
}

/** The headings of a plan that is still streaming in, without the incomplete last line. */
export function headingsSoFar(text: string): string[] {
  return parseOutline(text.slice(0, text.lastIndexOf('\n') + 1)).cards.map(({ heading }) => heading);
}

function cardOf(part: string): OutlineCard[] {
  const lines = part.split('\n').map((line) => line.trim());
  const at = lines.findIndex((line) => line !== '');
  if (at === -1) return [];
  const heading = plain(lines[at] ?? '')
    .slice(0, MAX_HEADING)
    .trim();
  if (heading === '') return [];
  const intent = plain(lines.slice(at + 1).join(' ')).slice(0, MAX_INTENT);
  return [{ heading, intent: intent.trim() }];
}

/** Removes Markdown, HTML and passage ids. */
function plain(text: string): string {
  return withoutPassageIds(text)
    .replace(/<\/?[a-z!][^<>]*>/gi, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[\s#>*+-]+/, '')
    .replace(/[*`_]{1,3}(?=\S)|(?<=\S)[*`_]{1,3}/g, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Changes the plan to exactly `count` cards: merges neighbours if there are too many, and divides the longest card if
 * there are too few. An empty plan stays empty.
 */
export function fitOutline(cards: readonly OutlineCard[], count: number): OutlineCard[] {
  const fitted = [...cards];
  while (fitted.length > count && fitted.length > 1) mergeShortest(fitted);
  while (fitted.length > 0 && fitted.length < count) divideLongest(fitted);
  return fitted;
}

/** Merges the shortest pair of neighbours. The opening card is kept unless only two cards are left. */
function mergeShortest(cards: OutlineCard[]): void {
  const from = cards.length > 2 ? 1 : 0;
  let best = from;
  for (let at = from; at < cards.length - 1; at += 1)
    if (sizeOf(cards[at]!) + sizeOf(cards[at + 1]!) < sizeOf(cards[best]!) + sizeOf(cards[best + 1]!)) best = at;
  const [one, other] = [cards[best]!, cards[best + 1]!];
  const intent = [one.intent, `${other.heading}.`, other.intent]
    .filter((text) => text !== '' && text !== '.')
    .join(' ');
  cards.splice(best, 2, { heading: one.heading, intent: intent.slice(0, MAX_INTENT) });
}

function divideLongest(cards: OutlineCard[]): void {
  let best = cards.length - 1;
  for (let at = cards.length - 1; at > 0; at -= 1) if (sizeOf(cards[at]!) > sizeOf(cards[best]!)) best = at;
  const card = cards[best]!;
  const middle = card.intent.length / 2;
  const breaks = [...card.intent.matchAll(/[.;:,]\s+/g)].map(({ index, 0: sign }) => index + sign.length);
  const cut = breaks.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0];
  const rest = cut === undefined ? '' : card.intent.slice(cut).trim();
  const second = {
    heading: headingFrom(rest, cards) ?? nextHeading(card.heading, cards),
    intent: rest === '' ? card.intent : rest,
  };
  cards.splice(best, 1, { ...card, intent: rest === '' ? card.intent : card.intent.slice(0, cut).trim() }, second);
}

const CONJUNCTION = /^(?:and|or|but|und|oder|et|ou|y|o|e|en|of)\s+/i;
const HEADING_WORDS = 8;

/** Makes a heading from the rest of an intent if it is short enough. */
function headingFrom(rest: string, cards: readonly OutlineCard[]): string | null {
  const words = rest
    .replace(CONJUNCTION, '')
    .replace(/[.;:,]+$/, '')
    .trim();
  const count = words === '' ? 0 : words.split(/\s+/).length;
  if (count < 2 || count > HEADING_WORDS) return null;
  const heading = capitalised(words);
  return cards.some((card) => card.heading === heading) ? null : heading;
}

/** The heading with the next free number, such as "Costs (2)". */
function nextHeading(heading: string, cards: readonly OutlineCard[]): string {
  const base = heading.replace(/ \(\d+\)$/, '');
  let number = 2;
  while (cards.some((card) => card.heading === `${base} (${number})`)) number += 1;
  return `${base} (${number})`;
}

function sizeOf({ heading, intent }: OutlineCard): number {
  return heading.length + intent.length;
}
