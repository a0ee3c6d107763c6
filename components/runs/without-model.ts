import type { Run } from '@/lib/contract/composer';
import { storedValues } from '@/lib/words/stored-messages';

const WITHOUT_MODEL = [
  'Written without the AI model: {why}. This is an outline of your text.',
  '{count} of {total} cards were written without the AI model: {why}.',
];

/**
 * The warning that a completed deck was written without the language model, if several or all of its cards were;
 * else null.
 */
export function withoutModelWarning({ target, state, warnings }: Pick<Run, 'target' | 'state' | 'warnings'>) {
  if (target !== 'local' || state !== 'completed') return null;
  return warnings.find((warning) => WITHOUT_MODEL.some((message) => storedValues(message, warning) !== null)) ?? null;
}
