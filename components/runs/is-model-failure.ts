import type { Run } from '@/lib/contract/composer';
import { storedValues } from '@/lib/words/stored-messages';

const FAILED = 'The AI model couldn’t write this: {why}. Nothing was charged.';

/** Whether a local run failed because of the language model, which Settings can test. */
export function isModelFailure({ target, error }: Pick<Run, 'target' | 'error'>): boolean {
  return target === 'local' && error !== null && storedValues(FAILED, error.message) !== null;
}
