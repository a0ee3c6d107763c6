'use client';

import dynamic from 'next/dynamic';
import type { KeyboardEvent } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { Button, CloseButton } from '@/components/ui/button';
import { loadPart } from '@/components/ui/load-part';
import { LoadingState } from '@/components/ui/states';
import { useToast } from '@/components/ui/toasts';
import { advancedFields, usualDraft } from '@/lib/composer/advanced-settings';
import type { Draft } from '@/lib/composer/draft';
import { t, tPlural } from '@/lib/words/t';
import { useChangedSettings } from './use-changed-settings';

// Loaded on demand, so that the editor is usable first.
const AdvancedFields = dynamic(
  loadPart(() => import('./advanced-fields').then((module) => module.AdvancedFields)),
  { ssr: false, loading: () => <LoadingState label={t('Loading…')} rows={8} className="p-6" /> },
);

/** The less common settings: beside or over the preview on wide screens, a separate tab on phones. */
export function AdvancedPanel({ onClose }: { onClose: () => void }) {
  const changed = useChangedSettings().length;
  const reset = useResetSettings();
  const close = () => {
    onClose();
    document.getElementById('advanced-toggle')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
  return (
    <section
      id="advanced-panel"
      aria-labelledby="advanced-title"
      onKeyDown={onKeyDown}
      className="flex min-h-0 min-w-0 flex-col bg-paper lg:h-full"
    >
      <div className="flex h-12 shrink-0 items-center gap-2 border-b border-hairline ps-6 pe-3 max-lg:px-0">
        <h2 id="advanced-title" className="text-14 font-semibold">
          {t('Advanced')}
        </h2>
        <span className="text-13 text-quiet">
          {changed > 0 && tPlural(changed, { one: '{count} changed', other: '{count} changed' })}
        </span>
        <span className="flex-1" />
        {changed > 0 && (
          <Button size="small" look="bare" onClick={reset}>
            {t('Reset all')}
          </Button>
        )}
        <CloseButton title={t('Close (Esc)')} onClick={close} className="size-8 text-ink hover:bg-sunk max-lg:hidden" />
      </div>
      <div
        // `relative`: absolutely positioned content, such as visually hidden text, scrolls with the panel and does not
        // lengthen the page.
        className="relative min-h-0 flex-1 px-6 max-lg:px-0 lg:overflow-y-auto"
      >
        <AdvancedFields />
      </div>
    </section>
  );
}

/** Resets the Advanced settings of the current operation, with an undo toast. */
function useResetSettings(): () => void {
  const { getValues, setValue, clearErrors } = useFormContext<Draft>();
  const toast = useToast();
  return () => {
    const draft = getValues();
    const before = structuredClone(draft);
    const fields = advancedFields(draft.operation);
    const set = (settings: Draft) => {
      for (const name of fields) setValue(name, structuredClone(get(settings, name)), { shouldDirty: true });
    };
    set(usualDraft(draft.format));
    clearErrors(fields);
    toast(t('Settings reset'), { label: t('Undo'), act: () => set(before) }, ['reset-settings']);
  };
}
