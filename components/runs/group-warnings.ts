import { useQuery } from '@tanstack/react-query';
import { wordsOfField } from '@/components/composer/settings/choice-words';
import { rewritesOptions } from '@/components/data/run-parts';
import type { Run } from '@/lib/contract/composer';
import { cardRanges } from '@/lib/deck/deck';
import { englishMessage, storedValues, tStored, verbatim } from '@/lib/words/stored-messages';

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

/** A warning in which API field names are replaced by the form's labels. */
export function warningWords(warning: string): string {
  const path = /^(\S+) (?:is ignored|defaults to)\b/.exec(warning)?.[1];
  const label = path === undefined ? null : wordsOfField(path);
  const words = tStored(warning);
  return path === undefined || label === null ? words : words.replace(path, () => label);
}

const NOT_WRITTEN = ['Card {number} was not written: {why}.', 'Cards {list} were not written: {why}.'];

/** The warnings of a run, without those about cards that have been written since. */
export function useWarnings({ id, target, warnings }: Pick<Run, 'id' | 'target' | 'warnings'>): readonly string[] {
  const enabled = target === 'local' && warnings.some(isNotWritten);
  const { data } = useQuery({ ...rewritesOptions(id), enabled });
  const areWritten = enabled && data !== undefined && data.creditsPerCard !== null && data.unwritten.length === 0;
  return areWritten ? warnings.filter((warning) => !isNotWritten(warning)) : warnings;
}

function isNotWritten(warning: string): boolean {
  return NOT_WRITTEN.some((message) => storedValues(message, warning) !== null);
}
