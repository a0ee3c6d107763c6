import type { SourceLines } from '@/lib/deck/blocks';
import { countWords } from '@/lib/deck/text/count-words';
import { STOP_WORDS } from '@/lib/deck/text/stop-words';

/** A passage of the person's text: a paragraph, list or table, with the lines it came from. */
export type Passage = { id: string; text: string; lines: SourceLines; tokens: number };

/** Up to this many words, a text without structure is a prompt: the model may bring its own content. */
const PROMPT_WORDS = 60;
/** A longer passage is divided, so that a card can be given the part it needs. */
const MOST_LETTERS = 2400;

/** About how many tokens a text takes: four letters of most scripts make one, a sign of East Asian scripts is one. */
export function estimateTokens(text: string): number {
  const wide = text.match(/[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]/g)?.length ?? 0;
  return Math.ceil(wide + (text.length - wide) / 3.6);
}

/** Whether a text only asks for a deck, instead of being its content. */
export function isPromptOnly(text: string): boolean {
  return !/^\s*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|>|\|)/m.test(text) && countWords(text) <= PROMPT_WORDS;
}

/** The passages of a text, divided at empty lines and before headings. Linear in its length. */
export function passagesOf(text: string, firstLine = 1): Passage[] {
  const passages: Passage[] = [];
  let open = '';
  let from = firstLine;
  let isFenced = false;
  const close = (to: number): void => {
    const own = open.trimEnd();
    if (/\S/.test(own)) passages.push(passageOf(passages.length, own, { from, to }));
    open = '';
  };
  let number = firstLine;
  for (const line of text.split(/\r?\n/)) {
    const isHeading = !isFenced && /^ {0,3}#{1,6}\s/.test(line);
    if (!isFenced && (isHeading || line.trim() === '')) close(number - 1);
    if (/^ {0,3}(?:```|~~~)/.test(line)) isFenced = !isFenced;
    for (let at = 0; at === 0 || at < line.length; at += MOST_LETTERS) {
      if (open.length + line.length - at > MOST_LETTERS) close(at === 0 ? number - 1 : number);
      if (open === '') from = number;
      open += `${open === '' || at > 0 ? '' : '\n'}${line.slice(at, at + MOST_LETTERS)}`;
    }
    if (isHeading) close(number);
    number += 1;
  }
  close(number - 1);
  return passages;
}

function passageOf(index: number, text: string, lines: SourceLines): Passage {
  return { id: `s${index + 1}`, text, lines, tokens: estimateTokens(text) + 4 };
}

export function tokensOf(passages: readonly Passage[]): number {
  return passages.reduce((sum, { tokens }) => sum + tokens, 0);
}

/** Passages as a prompt shows them, each with its id. */
export function showPassages(passages: readonly Passage[]): string {
  return passages.map(({ id, text }) => `[${id}] ${text}`).join('\n\n');
}

const SHOWN_IDS = / ?\[s\d{1,4}(?:[,;] ?s\d{1,4})*\]/g;

/** Without the ids of `showPassages`, which models repeat before what they copy and after what they cite. */
export function withoutPassageIds(text: string): string {
  return text.replace(SHOWN_IDS, '');
}

/** Shortened evenly to about `tokens`: each keeps its beginning. */
export function digest(passages: readonly Passage[], tokens: number): Passage[] {
  const total = tokensOf(passages);
  if (total <= tokens) return [...passages];
  const share = tokens / total;
  const short: Passage[] = [];
  let left = tokens;
  for (const passage of passages) {
    const text = passage.text.slice(0, Math.max(60, Math.floor(passage.text.length * share)));
    const own = estimateTokens(text) + 4;
    if (own > left) break;
    left -= own;
    short.push({ ...passage, text, tokens: own });
  }
  return short;
}

/** In order, in at most `count` parts of like size. No part is empty. */
export function dividePassages(passages: readonly Passage[], count: number): Passage[][] {
  const target = tokensOf(passages) / Math.max(1, count);
  const parts: Passage[][] = [];
  let size = 0;
  for (const passage of passages) {
    const last = parts.at(-1);
    const isFull = size >= target * parts.length;
    if (!last || (isFull && parts.length < count)) parts.push([passage]);
    else last.push(passage);
    size += passage.tokens;
  }
  return parts;
}

/** The passages a card is about, in order, within `tokens`: all of a short text, else those that share its words. */
export function passagesFor(
  passages: readonly Passage[],
  { about, at, tokens }: { about: string; at: number; tokens: number },
): Passage[] {
  if (tokensOf(passages) <= tokens) return [...passages];
  const wanted = stemsOf(about);
  const rated = passages.map((passage, index) => {
    const shared = [...stemsOf(passage.text)].filter((stem) => wanted.has(stem)).length;
    // Of equals, those near the card's place in the deck: an outline mostly follows the text.
    const distance = Math.abs(index / Math.max(1, passages.length - 1) - at);
    return { passage, index, worth: shared / Math.sqrt(8 + wanted.size) + (1 - distance) * 0.8 };
  });
  const chosen: typeof rated = [];
  let left = tokens;
  for (const each of rated.sort((one, other) => other.worth - one.worth)) {
    if (each.passage.tokens > left) continue;
    left -= each.passage.tokens;
    chosen.push(each);
  }
  return chosen.sort((one, other) => one.index - other.index).map(({ passage }) => passage);
}

/** The beginnings of a text's words, without the most common words: equal for most forms of a word. */
export function stemsOf(text: string): Set<string> {
  const stems = new Set<string>();
  for (const [word] of text.toLowerCase().matchAll(/[\u2e80-\u9fff]{1,2}|[\p{L}\p{N}\p{M}]+/gu))
    if (!STOP_WORDS.has(word)) stems.add(word.slice(0, 6));
  return stems;
}
