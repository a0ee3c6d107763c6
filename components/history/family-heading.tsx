import { Button } from '@/components/ui/button';
import { say } from '@/lib/words/say';

/** What the list shows while it holds the runs of one family alone, and the way back to all of them. */
export function FamilyHeading({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div>
        <h2 className="text-16 font-semibold">{say('One group of runs')}</h2>
        <p className="text-14 text-quiet">{say('These were made from one another. Choose two of them to compare.')}</p>
      </div>
      <Button onClick={onLeave}>{say('Show all runs')}</Button>
    </div>
  );
}
