import { Button } from '@/components/ui/button';
import { say } from '@/lib/words/say';

/** The heading while the list is limited to one family, with a link back to all runs. */
export function FamilyHeading({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div>
        <h2 className="text-16 font-semibold">{say('Versions of one deck')}</h2>
        <p className="text-14 text-quiet">{say('Select two runs to compare')}</p>
      </div>
      <Button onClick={onLeave}>{say('Show all runs')}</Button>
    </div>
  );
}
