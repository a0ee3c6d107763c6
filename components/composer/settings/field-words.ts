import { POSITIONS } from '@/lib/contract/enums';
import { FIELDS, fieldAt } from '@/lib/contract/fields';
import { POSITION_WORDS } from './choice-words';

/** The name of a field outside the form; null if there is no such field. */
export function wordsOfField(path: string): string | null {
  const name = fieldAt(path);
  const place = POSITIONS.find((position) => path.startsWith(`cardOptions.headerFooter.${position}`));
  const label = name && FIELDS[name].label();
  return place ? `${label}, ${POSITION_WORDS[place].toLowerCase()}` : label;
}
