'use client';

import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import type { Draft } from '@/lib/composer/draft';
import { LIMITS } from '@/lib/contract/limits';
import { say } from '@/lib/words/say';
import { CardSuggestion } from './card-suggestion';
import { ChoiceField } from './choice-field';
import { CARD_SPLIT_WORDS, optionsOf } from './choice-words';
import { InputField } from './draft-fields';
import { useFormSession } from './form-session';
import { useSplitOfItself } from './use-split-of-itself';

/** How many cards: a number, or as many as the breaks make. */
export function SplitFields() {
  const { control } = useFormContext<Draft>();
  const { settings, target } = useFormSession();
  const { chosenOfItself, undo, touch } = useSplitOfItself();
  const split = useWatch({ control, name: 'cardSplit' });
  const [count, setCount] = useState<HTMLInputElement | null>(null);
  const max = settings?.maxCards[target] ?? LIMITS.numCards.max;
  return (
    <>
      <div>
        <ChoiceField
          path="cardSplit"
          label={say('Cut into cards')}
          standing="auto"
          options={optionsOf(CARD_SPLIT_WORDS)}
          onChosen={touch}
        />
        <div role="status">
          {chosenOfItself && (
            <p className="mt-1 flex flex-wrap items-center gap-x-2 text-12 text-quiet">
              {say('Chosen because your text has breaks.')}
              <Button
                size="small"
                look="bare"
                className="-ms-2 underline underline-offset-2"
                onClick={() => {
                  undo();
                  count?.focus();
                }}
              >
                {say('Use a number instead')}
              </Button>
            </p>
          )}
        </div>
      </div>
      <div ref={(box) => setCount(box?.querySelector('input') ?? null)} onChange={touch}>
        <InputField
          path="numCards"
          label={say('Number of cards, 1 to {max}', { max })}
          inputMode="numeric"
          placeholder="10"
        />
        {split !== 'inputTextBreaks' && <CardSuggestion max={max} onUse={touch} />}
      </div>
    </>
  );
}
