import Link from 'next/link';
import { Button, buttonClasses } from '@/components/ui/button';
import type { BulkAct } from '@/lib/contract/history';

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
  return (
    <section
      aria-label="Chosen runs"
      className="sticky top-0 z-20 mt-4 flex flex-wrap items-center gap-2 border-y border-hairline bg-paper py-2 text-14"
    >
      <p role="status" className="me-2 font-medium tabular-nums">
        {count === 0 ? 'Nothing chosen' : `${count.toLocaleString()} chosen`}
      </p>
      <Button size="small" disabled={count === loaded} onClick={onAll}>
        Choose all {loaded.toLocaleString()} shown
      </Button>
      {isBin ? (
        <Button size="small" disabled={isOff} onClick={() => onAct('restore')}>
          Restore them
        </Button>
      ) : (
        <>
          {compareAt === null ? (
            <Button size="small" disabled title="Choose exactly two runs to compare them">
              Compare
            </Button>
          ) : (
            <Link href={compareAt} className={buttonClasses('outline', 'small')}>
              Compare
            </Link>
          )}
          <Button size="small" disabled={isOff} onClick={() => onAct('star')}>
            Star them
          </Button>
          <Button size="small" disabled={isOff} onClick={() => onAct('unstar')}>
            Remove stars
          </Button>
          <Button size="small" disabled={isOff} onClick={() => onAct('delete')}>
            Delete them
          </Button>
        </>
      )}
      <Button look="bare" size="small" className="ms-auto" onClick={onStop}>
        Done choosing
      </Button>
    </section>
  );
}
