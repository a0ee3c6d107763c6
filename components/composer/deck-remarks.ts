import type { Draft } from '@/lib/composer/draft';
import type { Target } from '@/lib/contract/run-words';
import type { DeckWarning } from '@/lib/deck/blocks';
import { say } from '@/lib/words/say';

type Facts = { operation: Draft['operation']; target: Target; rewrites: boolean; otherTheme: boolean };

/** What the deck on the right is: the thing itself, or a sketch of what another will make. */
export function noteOn({ operation, target, rewrites, otherTheme }: Facts): string {
  const theme = otherTheme ? ` ${say('The chosen theme is not known here, so another one is shown.')}` : '';
  if (operation === 'template')
    return say('The template decides format, layouts and, where you choose none, the theme.{theme}', { theme });
  if (rewrites)
    return say('A sketch by rules: the service will rewrite the text and choose its own pictures.{theme}', { theme });
  if (target === 'live')
    return say('Your text as cards. The live service lays them out in its own way.{theme}', { theme });
  return say('Your text as cards, laid out as they will be made.{theme}', { theme });
}

/** The remarks of the engine that draws the preview. A remote service makes its own deck, so there they say nothing. */
export function remarksFor(target: Target, warnings: readonly DeckWarning[]): readonly DeckWarning[] {
  return target === 'live' ? [] : warnings;
}
