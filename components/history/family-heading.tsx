import { Button } from '@/components/ui/button';
import { t } from '@/lib/words/t';

/** The heading while the list is limited to one family, with a link back to all runs. */
export function FamilyHeading({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div>
        <h2 className="text-16 font-semibold">{t('Versions of one deck')}</h2>
        <p className="text-14 text-quiet">{t('Select two runs to compare')}</p>
      </div>
      <Button onClick={onLeave}>{t('Show all runs')}</Button>
    </div>
  );
}
