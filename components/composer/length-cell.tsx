'use client';

import dynamic from 'next/dynamic';
import { useFormContext, useWatch } from 'react-hook-form';
import { loadPart } from '@/components/ui/load-part';
import { LoadingState } from '@/components/ui/states';
import { lengthOf } from '@/lib/composer/auto-cards';
import type { Draft } from '@/lib/composer/draft';
import { cardsOf } from '@/lib/composer/estimate-credits';
import { t, tPlural } from '@/lib/words/t';
import { ChoiceCell } from './choice-cell';
import { useEstimateFacts } from './use-estimate-facts';
import { useIsCounted, useIsCounting } from './use-is-counting';
import { useLiveDraft } from './use-live-draft';
import { useSplitOfItself } from './use-split-of-itself';

const LengthMenu = dynamic(
  loadPart(() => import('./length-menu').then((module) => module.LengthMenu)),
  { ssr: false, loading: () => <LoadingState label={t('Loading…')} rows={3} className="p-3" /> },
);

/** The card count setting: Auto, a number, or one card per `---` section. */
export function LengthCell() {
  const { control } = useFormContext<Draft>();
  const [cardSplit, autoLength, numCards] = useWatch({ control, name: ['cardSplit', 'autoLength', 'numCards'] });
  const splitsOfItself = useSplitOfItself();
  const length = lengthOf({ cardSplit, autoLength });
  return (
    <ChoiceCell
      cell="length"
      label={t('Length')}
      value={
        <span className="truncate">
          {length === 'auto' ? <AutoWords /> : length === 'breaks' ? t('At --- lines') : countWords(numCards)}
        </span>
      }
      menuClass="w-68"
    >
      {(close) => <LengthMenu length={length} splitsOfItself={splitsOfItself} onDone={close} />}
    </ChoiceCell>
  );
}

function AutoWords() {
  const draft = useLiveDraft();
  const facts = useEstimateFacts();
  const cards = cardsOf(draft, facts);
  const isExact = useIsCounted(draft);
  const isCounting = useIsCounting(draft);
  if (draft.inputText.trim() === '') return t('Auto');
  if (isCounting) return t('Auto · counting …');
  return isExact ? t('Auto · {cards}', { cards }) : t('Auto · ~{cards}', { cards });
}

function countWords(numCards: string): string {
  const count = Number(numCards);
  if (!Number.isInteger(count) || numCards.trim() === '') return t('Default');
  return tPlural(count, { one: '{count} card', other: '{count} cards' });
}
