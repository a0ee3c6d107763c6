import type { Run } from '@/lib/contract/composer';
import { t, tPlural } from '@/lib/words/t';

/** The language model's part in the run, as names and values; empty if no model was used. */
export function writingFacts({ writing }: Pick<Run, 'writing'>): [string, string][] {
  if (writing === null) return [];
  const { model, promptVersion, tokensIn, tokensOut, cardsByModel, cost } = writing;
  const cards = tPlural(cardsByModel, { one: '{count} card', other: '{count} cards' });
  const facts: [string, string][] = [
    [t('AI model'), `${model} (${cards})`],
    [
      t('Tokens'),
      t('{tokensIn} in, {tokensOut} out', {
        tokensIn: tokensIn.toLocaleString(),
        tokensOut: tokensOut.toLocaleString(),
      }),
    ],
    [t('Prompt version'), promptVersion],
  ];
  if (cost !== null)
    facts.push([t('Estimated model cost'), cost.toLocaleString(undefined, { maximumSignificantDigits: 3 })]);
  return facts;
}
