import type { Run } from '@/lib/contract/composer';
import { englishMessage, verbatim } from '@/lib/words/stored-messages';

const REASON = verbatim('\u0000');
const [BEGIN = '', END = ''] = englishMessage('The AI model couldn’t write this: {why}. Nothing was charged.', {
  why: REASON,
}).split(REASON);

/** Whether a local run failed because of the language model, which Settings can test. */
export function isModelFailure({ target, error }: Pick<Run, 'target' | 'error'>): boolean {
  return target === 'local' && error !== null && error.message.startsWith(BEGIN) && error.message.endsWith(END);
}
