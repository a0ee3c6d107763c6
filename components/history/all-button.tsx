import { Button } from '@/components/ui/button';
import { t } from '@/lib/words/t';
import type { MatchingOffer } from './use-matching';

type Props = { offer: MatchingOffer; count: number; loaded: number; isBusy: boolean; onAll: () => void };

/** Selects all loaded runs, then all matching runs. One button for both, so that it keeps the focus. */
export function AllButton({ offer, count, loaded, isBusy, onAll }: Props) {
  const { label, run } = actOf(offer, loaded, count >= loaded ? null : onAll);
  const isOff = run === null || isBusy;
  return (
    <Button size="small" aria-disabled={isOff} onClick={() => !isOff && run()}>
      {label}
    </Button>
  );
}

function actOf(offer: MatchingOffer, loaded: number, onAll: (() => void) | null) {
  switch (offer.is) {
    case 'none':
      return { label: t('Select all {loaded}', { loaded: loaded.toLocaleString() }), run: onAll };
    case 'counting':
      return { label: t('Counting…'), run: null };
    case 'failed':
      return { label: t('Couldn’t count the rest. Try again'), run: offer.onRetry };
    case 'taken':
      return { label: t('Select only the loaded runs'), run: offer.onlyShown };
    case 'offered':
      return {
        label: t('Select all {count} matching', { count: offer.count.toLocaleString() }),
        run: offer.onMatch,
      };
  }
}
