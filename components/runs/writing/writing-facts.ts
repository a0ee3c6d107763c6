import { formatLocale } from '@/components/ui/format-locale';
import type { Run } from '@/lib/contract/composer';
import { t, tPlural } from '@/lib/words/t';

/** The language model's part in the run, as names and values; empty if no model was used. */
export function writingFacts({ writing }: Pick<Run, 'writing'>): [string, string][] {
  if (writing === null) return [];
  const { model, tokensIn, tokensOut, cardsByModel, rewrites, cost, currency } = writing;
  const parts = [tPlural(cardsByModel, { one: '{count} card', other: '{count} cards' })];
  if (rewrites > 0) parts.push(tPlural(rewrites, { one: '{count} rewrite', other: '{count} rewrites' }));
  const facts: [string, string][] = [
    [t('AI model'), `${model} (${parts.join(', ')})`],
    [
      t('Tokens'),
      t('{tokensIn} in, {tokensOut} out', {
        tokensIn: tokensIn.toLocaleString(),
        tokensOut: tokensOut.toLocaleString(),
      }),
    ],
  ];
  if (cost !== null) facts.push([t('Estimated model cost'), costWords(cost, currency)]);
  return facts;
}

function costWords(cost: number, currency: string | null): string {
  const money = currency === null ? {} : ({ style: 'currency', currency } as const);
  return cost.toLocaleString(formatLocale(), { ...money, maximumSignificantDigits: 3 });
}
