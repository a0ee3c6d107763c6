import { t } from '@/lib/words/t';

/** Characters shown of each end of a long text. */
const END_LENGTH = 12_000;

/**
 * A text short enough to render on each keystroke: of a very long one both ends, with the number of characters between
 * them.
 */
export function shortened(text: string): string {
  const left = text.length - 2 * END_LENGTH;
  if (left <= 0) return text;
  const between = t('… {left} more characters …', { left: left.toLocaleString() });
  return `${text.slice(0, END_LENGTH)}\n\n${between}\n\n${text.slice(-END_LENGTH)}`;
}
