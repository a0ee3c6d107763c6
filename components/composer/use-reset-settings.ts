import { useFormContext } from 'react-hook-form';
import { useToast } from '@/components/ui/toasts';
import { type AdvancedSettings, advancedFields, usualSettings } from '@/lib/composer/advanced-settings';
import type { Draft } from '@/lib/composer/draft';
import { t } from '@/lib/words/t';

/** Resets the Advanced settings of the current operation, with an undo toast. */
export function useResetSettings(): () => void {
  const { getValues, setValue, clearErrors } = useFormContext<Draft>();
  const toast = useToast();
  return () => {
    const draft = getValues();
    const before = structuredClone(draft);
    const fields = advancedFields(draft.operation);
    const set = (settings: AdvancedSettings) => {
      for (const field of fields) setValue(field, structuredClone(settings[field]), { shouldDirty: true });
    };
    set(usualSettings(draft.format));
    clearErrors([...fields]);
    toast(t('Settings reset'), { label: t('Undo'), act: () => set(before) }, ['reset-settings']);
  };
}
