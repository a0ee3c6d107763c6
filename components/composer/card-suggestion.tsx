'use client';

import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { autoCards } from '@/lib/composer/auto-cards';
import type { Draft } from '@/lib/composer/draft';
import { suggestCards } from '@/lib/composer/suggest-cards';
import { t, tPlural } from '@/lib/words/t';
import { useFormSession } from './form-session';
import { useRequestFacts } from './use-estimate-facts';
import { useLiveDraft } from './use-live-draft';

type Props = { max: number; onUse: () => void };

/** The suggested number of cards for the text. Never applied automatically. */
export function CardSuggestion({ max, onUse }: Props) {
  const { setValue } = useFormContext<Draft>();
  const { settings, target } = useFormSession();
  const { inputText, format, numCards, textMode, dimensions } = useLiveDraft();
  const facts = useRequestFacts();
  const cards = useMemo(() => {
    const content = { inputText, textMode, format: format || 'presentation', dimensions } as const;
    return suggestCards(content, max) === null ? null : autoCards(content, { ...facts, maxCards: max });
  }, [inputText, textMode, format, dimensions, max, facts]);
  // When the text is expanded, its final length depends on the service.
  const expands = textMode === 'generate' && (target === 'remote' || settings?.modelConnected === true);
  if (cards === null || expands || numCards.trim() === String(cards)) return null;
  const use = () => {
    onUse();
    setValue('numCards', String(cards), { shouldDirty: true, shouldValidate: false });
  };
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-12 text-quiet">
      {tPlural(cards, { one: 'Suggested: {count} card', other: 'Suggested: {count} cards' })}
      <Button
        size="small"
        look="bare"
        className="underline underline-offset-2"
        aria-label={tPlural(cards, { one: 'Use {count} card', other: 'Use {count} cards' })}
        onClick={use}
      >
        {t('Use')}
      </Button>
    </p>
  );
}
