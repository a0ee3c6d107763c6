import { History } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useDeskContext } from '@/components/drafts/desk-context';
import { Button } from '@/components/ui/button';
import type { Draft } from '@/lib/composer/draft';
import { settingsOf, withSettings } from '@/lib/composer/draft-settings';
import { t } from '@/lib/words/t';
import { useLiveDraft } from './use-live-draft';

/** Applies the settings of the last deck made on this device; nothing if there is none or they are in use. */
export function LastSettings() {
  const { getValues, reset } = useFormContext<Draft>();
  const { desk, device } = useDeskContext();
  const [last] = useState(() => device.list().find(({ runId }) => runId !== null)?.draft ?? null);
  const draft = useLiveDraft();
  if (last === null || JSON.stringify(settingsOf(last)) === JSON.stringify(settingsOf(draft))) return null;
  return (
    <Button
      look="bare"
      size="small"
      className="text-start whitespace-normal!"
      onClick={() => {
        reset(withSettings(getValues(), settingsOf(last)), { keepDirty: true });
        desk.changed();
      }}
    >
      <History aria-hidden="true" size={14} />
      {t('Use settings of your last deck')}
    </Button>
  );
}
