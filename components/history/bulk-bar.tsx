import Link from 'next/link';
import { Button, buttonClasses } from '@/components/ui/button';
import type { BulkAct } from '@/lib/contract/history';
import { say } from '@/lib/words/say';
import { useChosenCommands } from './use-chosen-commands';

type Props = {
  count: number;
  loaded: number;
  isBin: boolean;
  isBusy: boolean;
  onAll: () => void;
  onAct: (act: BulkAct) => void;
  onStop: () => void;
  /** Where two chosen runs stand side by side; null unless exactly two are chosen. */
  compareAt: string | null;
};

/** What to do with all that is chosen; it stays in view while one chooses. */
export function BulkBar({ count, loaded, isBin, isBusy, onAll, onAct, onStop, compareAt }: Props) {
  const isOff = count === 0 || isBusy;
  useChosenCommands({ isOff, isBin, onAct, compareAt });
  return (
    <section
      aria-label={say('Chosen runs')}
      className="sticky top-0 z-20 mt-4 flex flex-wrap items-center gap-2 border-y border-hairline bg-paper py-2 text-14"
    >
      <p role="status" className="me-2 font-medium tabular-nums">
        {count === 0 ? say('Nothing chosen') : say('{count} chosen', { count: count.toLocaleString() })}
      </p>
      <Button size="small" disabled={count === loaded} onClick={onAll}>
        {say('Choose all {loaded} shown', { loaded: loaded.toLocaleString() })}
      </Button>
      {isBin ? (
        <Button size="small" disabled={isOff} onClick={() => onAct('restore')}>
          {say('Restore them')}
        </Button>
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
    </section>
  );
}
