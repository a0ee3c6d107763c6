import { useQuery } from '@tanstack/react-query';
import { balanceOptions } from '@/components/data/balance';
import type { Draft } from '@/lib/composer/draft';
import { type Estimate, isModelOpen } from '@/lib/composer/estimate-credits';
import { ANY_IMAGE } from '@/lib/contract/image-models';
import { t, tPlural } from '@/lib/words/t';
import { publishedWords, shortfallWords } from './credit-words';

/** What a remote request will make, what the estimate is based on, and whether the balance covers it. */
export function SpendFacts({ draft, estimate }: { draft: Draft; estimate: Estimate }) {
  const { cards, range, runs } = estimate;
  const { data: balance } = useQuery(balanceOptions('remote'));
  const remaining = balance?.remaining ?? null;
  const published = publishedWords(range);
  const warning = shortfallWords(remaining, range);
  return (
    <div className="mt-2 space-y-2 text-14 text-quiet">
      <p>
        {cards === null
          ? t('The remote service will use your template.')
          : tPlural(cards, {
              one: 'The remote service will create 1 card.',
              other: 'The remote service will create {count} cards.',
            })}{' '}
        {remaining === null
          ? t('Your balance is unknown.')
          : t('You have {left} credits left.', { left: remaining.toLocaleString() })}
      </p>
      {published !== null && <p>{published}.</p>}
      {runs > 0 && <p>{tPlural(runs, { one: 'Based on 1 similar run.', other: 'Based on {count} similar runs.' })}</p>}
      {runs === 0 && range !== null && isModelOpen(draft) && (
        <p>{t('{low} to {high} credits per image, depending on the model.', ANY_IMAGE)}</p>
      )}
      {warning && (
        <p role="status" className="text-warn">
          <span aria-hidden="true">△ </span>
          {warning}
        </p>
      )}
    </div>
  );
}
