import { useFormContext, useWatch } from 'react-hook-form';
import type { Draft } from '@/lib/composer/draft';
import { useFormSession } from './form-session';

/** Switches from Condense to Generate; null if that would not write new text. */
export function useGenerateInstead(): (() => void) | null {
  const { control, setValue } = useFormContext<Draft>();
  const { settings, target } = useFormSession();
  const [operation, textMode] = useWatch({ control, name: ['operation', 'textMode'] });
  const writes = target === 'remote' || settings?.modelConnected === true;
  if (operation !== 'generate' || textMode !== 'condense' || !writes) return null;
  return () => setValue('textMode', 'generate', { shouldDirty: true });
}
