import { cardRanges } from '@/lib/deck/text/card-ranges';
import { englishMessage, verbatim } from '@/lib/words/stored-messages';

/** What a warning of a kind says of several cards; `null` for a warning of another kind. */
const OF_MANY: readonly ((rest: string) => ((cards: string) => string) | null)[] = [
  (rest) =>
    rest === 'may be in another language.'
      ? (cards) => englishMessage('Cards {cards} may be in another language.', { cards })
      : null,
  (rest) => {
    const why = /^was written without the AI model: (.*)\.$/.exec(rest)?.[1];
    return why === undefined
      ? null
      : (cards) =>
          englishMessage('Cards {cards} were written without the AI model: {why}.', { cards, why: verbatim(why) });
  },
];

/** The warnings in order. Those that differ only in the number of the card are one: "Cards 3, 5–9, 19 …". */
export function groupWarnings(warnings: readonly string[]): string[] {
  const groups = new Map<string, { first: string; cards: number[]; ofMany: (cards: string) => string }>();
  const places = warnings.map((warning) => {
    const [, card, rest = ''] = /^Card (\d+) (.*)$/s.exec(warning) ?? [];
    const ofMany = OF_MANY.map((read) => read(rest)).find((found) => found !== null);
    if (card === undefined || !ofMany) return { warning };
    const group = groups.get(rest);
    if (group) {
      group.cards.push(Number(card));
      return null;
    }
    groups.set(rest, { first: warning, cards: [Number(card)], ofMany });
    return { rest };
  });
  return places.flatMap((place) => {
    if (place === null) return [];
    if (place.rest === undefined) return place.warning;
    const { first, cards, ofMany } = groups.get(place.rest)!;
    return cards.length === 1 ? first : ofMany(cardRanges(cards.map((card) => card - 1)));
  });
}
