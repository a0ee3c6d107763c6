import type { Run } from '@/lib/contract/composer';
import { say, sayCount } from '@/lib/words/say';

/** What a language model did for the run, as names and values; nothing if none was called. */
export function writingFacts({ writing }: Pick<Run, 'writing'>): [string, string][] {
  if (writing === null) return [];
  const { model, promptVersion, tokensIn, tokensOut, cardsByModel, cost } = writing;
  const cards = sayCount(cardsByModel, { one: '{count} card', other: '{count} cards' });
  const facts: [string, string][] = [
    [say('AI model'), `${model} (${cards})`],
    [
      say('Tokens'),
      say('{tokensIn} in, {tokensOut} out', {
        tokensIn: tokensIn.toLocaleString(),
        tokensOut: tokensOut.toLocaleString(),
      }),
    ],
    [say('Prompt version'), promptVersion],
  ];
  if (cost !== null) facts.push([say('Model cost'), cost.toLocaleString(undefined, { maximumSignificantDigits: 3 })]);
  return facts;
}
