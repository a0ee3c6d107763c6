import { say } from '@/lib/words/say';
import type { MatchingOffer } from './use-matching';

type Props = { offer: MatchingOffer; shown: number; isBusy: boolean };

const ACT =
  'min-h-6 rounded-control font-medium text-ink underline decoration-edge underline-offset-4 hover:decoration-ink disabled:cursor-not-allowed disabled:opacity-55 pointer-coarse:min-h-11';

/** Below what is done with the chosen runs: that others match as well, and the way to choose them too. */
export function MatchingLine({ offer, shown, isBusy }: Props) {
  if (offer.is === 'none') return null;
  const act = actOf(offer);
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-3 border-t border-dashed border-edge pt-2 text-13 text-quiet">
      <p role="status">{wordsOf(offer, shown)}</p>
      {/* One button, whatever it says: the focus stays in it. */}
      {act && (
        <button type="button" className={ACT} disabled={isBusy} onClick={act.run}>
          {act.label}
        </button>
      )}
    </div>
  );
}

function wordsOf(offer: MatchingOffer, shown: number): string {
  if (offer.is === 'failed') return say('All that match could not be counted.');
  if (offer.is === 'taken')
    return say('All {count} that match are chosen, shown or not. Runs that come in from now on are not.', {
      count: offer.all.count.toLocaleString(),
    });
  const all = say('All {loaded} shown are chosen.', { loaded: shown.toLocaleString() });
  return offer.is === 'counting' ? say('{all} Counting all that match…', { all }) : all;
}

function actOf(offer: MatchingOffer): { label: string; run: () => void } | null {
  if (offer.is === 'failed') return { label: say('Try again'), run: offer.onRetry };
  if (offer.is === 'taken') return { label: say('Choose only those shown'), run: offer.onlyShown };
  if (offer.is === 'offered')
    return { label: say('Choose all {count} that match', { count: offer.count.toLocaleString() }), run: offer.onMatch };
  return null;
}
