import { cardRanges } from '@/lib/deck/text/card-ranges';
import { englishMessage, storedValues, verbatim } from '@/lib/words/stored-messages';

/** Warnings about one card, and the same warning about several cards. */
const GROUPED: readonly { one: string; many(cards: string, values: Record<string, string>): string }[] = [
  {
    one: 'Card {number} may be in another language.',
    many: (cards) => englishMessage('Cards {cards} may be in another language.', { cards }),
  },
  {
    one: 'Card {number} was written without the AI model: {why}.',
    many: (cards, { why = '' }) =>
      englishMessage('Cards {cards} were written without the AI model: {why}.', { cards, why: verbatim(why) }),
  },
];

/** Merges warnings that differ only in the card number: "Cards 3, 5–9, 19 …" takes the place of the first of them. */
export function groupWarnings(warnings: readonly string[]): string[] {
  const groups = new Map<string, { numbers: number[]; say(): string }>();
  for (const warning of warnings) {
    const { key, number, many } = readWarning(warning);
    const numbers = groups.get(key)?.numbers ?? [];
    numbers.push(number);
    groups.set(key, {
      numbers,
      say: () => (many && numbers.length > 1 ? many(cardRanges(numbers.map((each) => each - 1))) : warning),
    });
  }
  return [...groups.values()].map(({ say }) => say());
}

/** `key` is the same for warnings that are merged. */
function readWarning(warning: string) {
  for (const { one, many } of GROUPED) {
    const values = storedValues(one, warning);
    if (values)
      return {
        key: `${one} ${values.why ?? ''}`,
        number: Number(values.number),
        many: (cards: string) => many(cards, values),
      };
  }
  return { key: warning, number: 0, many: null };
}
