'use client';

import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import type { Draft } from '@/lib/composer/draft';
import { suggestCards } from '@/lib/composer/suggest-cards';
import { say, sayCount } from '@/lib/words/say';
import { useFormSession } from './form-session';
import { useLiveDraft } from './use-live-draft';

type Props = { max: number; onUse: () => void };

/** How many cards would fit the text, beside the number: offered, never put in by itself. */
export function CardSuggestion({ max, onUse }: Props) {
  const { setValue } = useFormContext<Draft>();
  const { settings, target } = useFormSession();
  const { inputText, format, numCards, textMode } = useLiveDraft();
  const cards = useMemo(
    () => suggestCards({ inputText, textMode, format: format || 'presentation' }, max),
    [inputText, textMode, format, max],
  );
  // Where the text is expanded, how long it will be is the service's to say.
  const expands = textMode === 'generate' && (target === 'live' || settings?.modelConnected === true);
  if (cards === null || expands || numCards.trim() === String(cards)) return null;
  const use = () => {
    onUse();
    setValue('numCards', String(cards), { shouldDirty: true, shouldValidate: false });
  };
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-12 text-quiet">
      {say('About {cards} would fit this text.', { cards })}
      <Button
        size="small"
        look="bare"
        className="underline underline-offset-2"
        aria-label={sayCount(cards, { one: 'Use {count} card', other: 'Use {count} cards' })}
        onClick={use}
      >
        {say('Use {cards}', { cards })}
      </Button>
    </p>
  );
}
