import { useFormContext, useWatch } from 'react-hook-form';
import type { Draft } from '@/lib/composer/draft';
import { t } from '@/lib/words/t';
import { useFormSession } from './form-session';

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
