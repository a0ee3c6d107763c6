import { useFormContext, useWatch } from 'react-hook-form';
import type { Draft } from '@/lib/composer/draft';
import { useFormSession } from './form-session';

/** `reason`: Condense needs a text to shorten; Preserve shows a request as it is. */
export type GenerateInstead = { reason: 'condense' | 'preserve'; onGenerate: () => void };

/** Switches to Generate from a mode that makes little of a short text; null if Generate would not make more of it. */
export function useGenerateInstead(): GenerateInstead | null {
  const { control, setValue } = useFormContext<Draft>();
  const { settings, target } = useFormSession();
  const [operation, textMode] = useWatch({ control, name: ['operation', 'textMode'] });
  if (operation !== 'generate' || !settings || textMode === 'generate') return null;
  const writes = target === 'remote' || settings.modelConnected;
  // With a model, Generate is preselected, so Preserve was chosen.
  if (writes !== (textMode === 'condense')) return null;
  return { reason: textMode, onGenerate: () => setValue('textMode', 'generate', { shouldDirty: true }) };
}
