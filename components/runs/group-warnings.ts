import { cardRanges } from '@/lib/deck/text/card-ranges';
import { englishMessage, storedValues, verbatim } from '@/lib/words/stored-messages';

/** Warnings about a single card, with the wording for several cards. */
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
  {
    one: 'Card {number} doesn’t use the template’s layout ({layout}) because its content doesn’t fit it.',
    many: (cards) =>
      englishMessage('Cards {cards} don’t use the template’s layouts because their content doesn’t fit them.', {
        cards,
      }),
  },
  {
    one: 'Card {number}, not in your text: {list}.',
    many: (cards, { list = '' }) => englishMessage('Cards {cards}, not in your text: {list}.', { cards, list }),
  },
];

/** Merges warnings that differ only in the card number: "Cards 3, 5–9, 19 …" replaces the first of them. */
export function groupWarnings(warnings: readonly string[]): string[] {
  const groups = new Map<string, { numbers: number[]; text(): string }>();
  for (const warning of warnings) {
    const { key, number, many } = readWarning(warning);
    const numbers = groups.get(key)?.numbers ?? [];
    numbers.push(number);
    groups.set(key, {
      numbers,
      text: () => (many && numbers.length > 1 ? many(cardRanges(numbers.map((each) => each - 1))) : warning),
    });
  }
  return [...groups.values()].map(({ text }) => text());
}

/** `key` is the same for warnings that are merged. */
function readWarning(warning: string) {
  for (const { one, many } of GROUPED) {
    const values = storedValues(one, warning);
    if (values)
      return {
        key: `${one} ${values.why ?? values.list ?? ''}`,
        number: Number(values.number),
        many: (cards: string) => many(cards, values),
      };
  }
  return { key: warning, number: 0, many: null };
}
