import { t } from '@/lib/words/t';
import { useFormSession } from './form-session';

/** Which language model writes for the target; null without one, and for a remote service, which does not name it. */
export function useWriterWords(): string | null {
  const { settings, target } = useFormSession();
  const model = target === 'local' ? settings?.modelName : null;
  return model ? t('Writes with {model}', { model }) : null;
}
