import type { SourceLines } from '../../blocks';

/** The lines that an AI chat added around the requested text. `opening` is the first of them. */
export type ChatReply = { lines: number[]; opening: string };

const MOST_LETTERS = 400;
const AGREES =
  /^(?:sure(?: thing)?|certainly|of course|absolutely|great|got it|happy to help|klar|gerne?|natürlich|selbstverständlich|bien sûr|avec plaisir|claro(?: que sí)?|por supuesto)[ \t\u00a0\u202f]?(?:[!,.:]|[—–-])/iu;
const PRESENTS =
  /^(?:here(?:['’]s| is| are)|below is|i['’]ve (?:created|written|drafted|put together)|hier (?:ist|sind|findest du|finden Sie)|voici|aquí (?:tienes?|está))(?!\p{L})/iu;
/** Words that only a reply to a request would use. */
const ANSWERS =
  /(?<!\p{L})(?:you|your|requested|draft|outline|slides?|presentation|deck|version|dein\p{Ll}*|ihr[en]?|entwurf|gliederung|präsentation|folien|votre|vos|présentation|plan|tu|presentación|borrador)(?!\p{L})/iu;
const OFFERS =
  /^(?:would you like me to|(?:do you )?want me to|let me know if you(?:['’]d| would)? (?:like|want) me to|if you(?:['’]d like|['’]d prefer| want| like), i can|i can also|shall i|should i|soll ich|möchtest du, dass ich|möchten Sie, dass ich|wenn du (?:möchtest|willst), kann ich|voulez-vous que je|souhaitez-vous que je|si vous (?:voulez|souhaitez), je peux|¿?quieres que|si quieres, puedo)(?!\p{L})/iu;
const CLOSES =
  /^(?:let me know|feel free to|i hope this helps|hope this helps|sag(?:en Sie)? mir|lass(?:en Sie)? (?:es )?mich wissen|ich hoffe|dites-moi|n['’]hésitez pas|avísame|espero que)(?!\p{L})/iu;
const HEAD =
  /^ {0,3}(?:#{1,6}[ \t]|\*\*[^*]+\*\*:?[ \t]*$|__[^_]+__:?[ \t]*$|-{3,}[ \t]*$|slide[ \t]*1\b|folie[ \t]*1\b)/i;
const RULE = /^ {0,3}-{3,}[ \t]*$/;

/**
 * Finds the sentences an AI chat adds before its answer ("Sure! Here's an outline:") and after it ("Would you like me
 * to …?"): the first paragraph if a marked heading follows directly, and the last paragraph of a text with marked
 * headings. Null if there are none, or if the text contains nothing else.
 */
export function findChatReply(text: string): ChatReply | null {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  if (first === -1 || !lines.some((line) => HEAD.test(line))) return null;
  const found: number[] = [];
  const opens = isOpening(lines, first);
  if (opens) found.push(first);
  if (last > first + 1 && isClosing(lines, last, opens)) found.push(last);
  const isAll = lines.every((line, at) => line.trim() === '' || RULE.test(line) || found.includes(at));
  if (found.length === 0 || isAll) return null;
  return { lines: found, opening: lines[found[0]!]!.trim() };
}

/** The text with those lines blanked. */
export function withoutChatReply(text: string, { lines }: ChatReply): string {
  const kept = text.split('\n');
  for (const at of lines) kept[at] = kept[at]!.endsWith('\r') ? '\r' : '';
  return kept.join('\n');
}

/** The source line of the first of them. */
export function chatReplyLines({ lines: [first = 0] }: ChatReply): SourceLines {
  return { from: first + 1, to: first + 1 };
}

function isOpening(lines: readonly string[], at: number): boolean {
  const line = lines[at]!.trim();
  if (line.length > MOST_LETTERS || isText(lines[at + 1])) return false;
  const below = lines.slice(at + 1, at + 4).find((next) => next.trim() !== '');
  if (below === undefined || !HEAD.test(below)) return false;
  return AGREES.test(line) || (PRESENTS.test(line) && ANSWERS.test(line) && /[:.!]$/.test(line));
}

function isClosing(lines: readonly string[], at: number, opens: boolean): boolean {
  const line = lines[at]!.trim().replace(/^[^\p{L}¿]+/u, '');
  if (line.length > MOST_LETTERS || isText(lines[at - 1])) return false;
  return OFFERS.test(line) || (opens && CLOSES.test(line));
}

function isText(line: string | undefined): boolean {
  return line !== undefined && line.trim() !== '' && !RULE.test(line);
}
