import { say } from '@/lib/words/say';
import { fieldWords, isText } from './field-change-words';

/** Fields that are named one by one; of more only how many there are. */
const NAMED = 4;

/** What changed, in a few words: "text, theme, tone". Null where nothing did. */
export function changeListWords(paths: readonly string[]): string | null {
  const names = [...new Set(paths.map((path) => (isText(path) ? say('Text') : fieldWords(path))))].map(lowered);
  if (names.length === 0) return null;
  const named = names.slice(0, NAMED).join(', ');
  const more = names.length - NAMED;
  return more > 0 ? say('{named} and {more} more', { named, more }) : named;
}

function lowered(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
