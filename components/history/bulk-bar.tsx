import Link from 'next/link';
import { Button, buttonClasses } from '@/components/ui/button';
import type { BulkAct } from '@/lib/contract/history';
import { say, sayCount } from '@/lib/words/say';
import { MatchingLine } from './matching-line';
import { useChosenCommands } from './use-chosen-commands';
import type { MatchingOffer } from './use-matching';

type Props = {
  count: number;
  loaded: number;
  isBin: boolean;
  isBusy: boolean;
  onAll: () => void;
  /** Whether all that match, beyond those shown, can be chosen too. */
  offer: MatchingOffer;
  onAct: (act: BulkAct) => void;
  onStop: () => void;
  /** Where two chosen runs stand side by side; null unless exactly two are chosen. */
  compareAt: string | null;
};

/** What to do with all that is chosen; it stays in view while one chooses. */
export function BulkBar({ count, loaded, isBin, isBusy, onAll, offer, onAct, onStop, compareAt }: Props) {
  const isOff = count === 0 || isBusy;
  useChosenCommands({ isOff, isBin, onAct, compareAt, matching: offer });
  return (
    <section
      aria-label={say('Chosen runs')}
      className="sticky top-0 z-20 mt-4 flex flex-wrap items-center gap-2 border-y border-hairline bg-paper py-2 text-14"
    >
      <p role="status" className="me-2 font-medium tabular-nums">
        {countWords(count, isBusy)}
      </p>
      <Button size="small" disabled={count >= loaded} onClick={onAll}>
        {say('Choose all {loaded} shown', { loaded: loaded.toLocaleString() })}
      </Button>
      {isBin ? (
        <>
          <Button size="small" disabled={isOff} onClick={() => onAct('restore')}>
            {say('Restore them')}
          </Button>
          <Button size="small" disabled={isOff} onClick={() => onAct('purge')}>
            {say('Delete permanently')}
          </Button>
        </>
      ) : (
        <>
          {compareAt === null ? (
            <Button size="small" disabled title={say('Choose exactly two runs to compare them')}>
              {say('Compare')}
            </Button>
          ) : (
            <Link href={compareAt} className={buttonClasses('outline', 'small')}>
              {say('Compare')}
            </Link>
          )}
          <Button size="small" disabled={isOff} onClick={() => onAct('star')}>
            {say('Star them')}
          </Button>
          <Button size="small" disabled={isOff} onClick={() => onAct('unstar')}>
            {say('Remove stars')}
          </Button>
          <Button size="small" disabled={isOff} onClick={() => onAct('delete')}>
            {say('Delete them')}
          </Button>
        </>
      )}
      <Button look="bare" size="small" className="ms-auto -me-2" onClick={onStop}>
        {say('Done choosing')}
      </Button>
      <MatchingLine offer={offer} shown={loaded} isBusy={isBusy} />
    </section>
  );
}

function countWords(count: number, isBusy: boolean): string {
  if (count === 0) return say('Nothing chosen');
  const told = { count: count.toLocaleString() };
  if (isBusy) return sayCount(count, { one: 'Working on {count} run…', other: 'Working on {count} runs…' }, told);
  return say('{count} chosen', told);
}
