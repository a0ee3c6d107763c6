import type { WordChange } from './word-changes';

/** `cut`: an omitted stretch of unchanged text of this length. */
export type ShownChange = WordChange | { kind: 'cut'; characters: number };

/** The context around a change, in characters. */
const CONTEXT = 160;

/** Omits long unchanged stretches, so that the changes are visible. */
export function shortenChanges(changes: readonly WordChange[]): ShownChange[] {
  return changes.flatMap((change, index): ShownChange[] => {
    const { kind, text } = change;
    if (kind !== 'same' || text.length <= 3 * CONTEXT) return [change];
    const head = index === 0 ? '' : upToWord(text.slice(0, CONTEXT));
    const tail = index === changes.length - 1 ? '' : fromWord(text.slice(-CONTEXT));
    const shown: ShownChange[] = [
      { kind, text: head },
      { kind: 'cut', characters: text.length - head.length - tail.length },
      { kind, text: tail },
    ];
    return shown.filter((part) => part.kind === 'cut' || part.text !== '');
  });
}

function upToWord(text: string): string {
  return text.replace(/\S+$/, (word) => (word.length < CONTEXT / 2 ? '' : word.replace(/[\ud800-\udbff]$/, '')));
}

function fromWord(text: string): string {
  return text.replace(/^\S+/, (word) => (word.length < CONTEXT / 2 ? '' : word.replace(/^[\udc00-\udfff]/, '')));
}
