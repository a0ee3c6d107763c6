'use client';

import { createContext, useContext, useDeferredValue, useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Draft } from '@/lib/composer/draft';
import type { DraftPath } from '@/lib/composer/draft-path';
import type { MissingIds } from '@/lib/contract/missing-ids';
import type { Target } from '@/lib/contract/run-words';
import type { Settings } from '@/lib/contract/settings';
import { t } from '@/lib/words/t';

/** What the fields need besides the draft. */
type FormSession = {
  settings: Settings | undefined;
  target: Target;
  /** The themes and folders of the draft that the target does not have. */
  missing: MissingIds;
  /** Whether the person has chosen the text mode for this text. */
  isModeChosen: boolean;
  /** Previews a theme in the live deck without selecting it. */
  previewTheme: (themeId: string | null) => void;
};

export const FormSessionContext = createContext<FormSession>({
  settings: undefined,
  target: 'local',
  missing: { themes: [], folders: [] },
  isModeChosen: false,
  previewTheme: () => {},
});

export function useFormSession(): FormSession {
  return useContext(FormSessionContext);
}

/** The id of a field's control; the error summary links to it. */
export function fieldId(path: DraftPath): string {
  return `field-${path.replaceAll('.', '-')}`;
}

/**
 * Scrolls a field's error into view. Focusing a field only reveals its control, and the error below it may be hidden
 * behind the send bar.
 */
export function revealError(path: DraftPath): void {
  const error =
    document.getElementById(`${fieldId(path)}-error`) ??
    document.getElementById(`${fieldId(path.replace(/\.\d+$/, '') as DraftPath)}-error`);
  error?.scrollIntoView({ block: 'nearest' });
}

/** Length in characters from which splitting and layout block noticeably. */
const LONG_TEXT = 20_000;
const DEBOUNCE_MS = 300;

/**
 * The whole form, for views that may lag behind typing: a new object when something has changed; with a very long text
 * only after a pause in typing. A copy, because the form edits its values in place.
 */
export function useLiveDraft(): Draft {
  const { subscribe, getValues } = useFormContext<Draft>();
  const [draft, setDraft] = useState<Draft>(() => structuredClone(getValues()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => setDraft(structuredClone(getValues()));
    const showOther = () =>
      setDraft((shown) =>
        JSON.stringify(shown) === JSON.stringify(getValues()) ? shown : structuredClone(getValues()),
      );
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        clearTimeout(timer);
        // The whole form was reset. On mount that is the value already shown.
        if (name === undefined) return showOther();
        if (values.inputText.length + values.prompt.length <= LONG_TEXT) show();
        else timer = setTimeout(show, DEBOUNCE_MS);
      },
    });
    // The form may have changed before the subscription.
    showOther();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [subscribe, getValues]);
  return useDeferredValue(draft);
}

/**
 * Another mode than Generate, and a way to switch to it. `writes`: whether the target writes text. `isChosen`: whether
 * the person has chosen the mode for this text.
 */
export type GenerateInstead = {
  textMode: 'condense' | 'preserve';
  writes: boolean;
  isChosen: boolean;
  onGenerate: () => void;
};

/** Null if the mode is Generate already. */
export function useGenerateInstead(): GenerateInstead | null {
  const { control, setValue } = useFormContext<Draft>();
  const { settings, target, isModeChosen: isChosen } = useFormSession();
  const [operation, textMode] = useWatch({ control, name: ['operation', 'textMode'] });
  if (operation !== 'generate' || !settings || textMode === 'generate') return null;
  const writes = target === 'remote' || settings.modelConnected;
  return { textMode, writes, isChosen, onGenerate: () => setValue('textMode', 'generate', { shouldDirty: true }) };
}

/** Which language model writes for the target; null without one, and for a remote service, which does not name it. */
export function useWriterWords(): string | null {
  const { settings, target } = useFormSession();
  const model = target === 'local' ? settings?.modelName : null;
  return model ? t('Writes with {model}', { model }) : null;
}
