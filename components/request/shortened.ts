import { say } from '@/lib/words/say';

/** Characters that are drawn of either end of a long text. */
const END = 12_000;

/** A text short enough to be drawn at every key: of a very long one both ends, with what is between them counted. */
export function shortened(text: string): string {
  const left = text.length - 2 * END;
  if (left <= 0) return text;
  const between = say('… {left} characters more. Copy takes all of them. …', { left: left.toLocaleString() });
  return `${text.slice(0, END)}\n\n${between}\n\n${text.slice(-END)}`;
}
