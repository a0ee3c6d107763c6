/** The label that opens a turn of a conversation: `[00:12] RAVI: `, `[12.05.25, 18:02] Jana: `, `(1:02:33) `, `Anna: `. */
export type Turn = { label: string; speaker: string };

const TIME = String.raw`[[(]?(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?[ \t])?\d{1,2}:\d{2}(?::\d{2})?[\])]?`;
export const TIMED = new RegExp(`^${TIME}`);
const TURN = new RegExp(`^(?:(${TIME})[ \\t]+)?(?:[–—-][ \\t]+)?(?:(\\p{Lu}[\\p{L}\\p{M}.'’ -]{0,30}):[ \\t]+)?`, 'u');
const LEAST_TURNS = 4;

/** The label that a line begins with, or null. A speaker without a time is only a label among other turns. */
export function readTurn(line: string): Turn | null {
  const [label = '', , speaker = ''] = TURN.exec(line) ?? [];
  return label.trim() === '' || label.length === line.length ? null : { label, speaker };
}

/**
 * Whether lines are a conversation: most of them have a speaker or a time, and each speaker has several turns on
 * average. Labels of other lists rarely recur.
 */
export function isConversation(lines: readonly string[]): boolean {
  const turns = lines.flatMap((line) => readTurn(line) ?? []);
  const speakers = turns.map(({ speaker }) => speaker).filter((speaker) => speaker !== '');
  if (turns.length < LEAST_TURNS || turns.length * 2 < lines.length) return false;
  const names = new Set(speakers).size;
  return names > 1 && names * 2 <= speakers.length;
}
