import type { SourceLines } from '@/lib/deck/blocks';
import { countWords } from '@/lib/deck/text/letters-and-words';
import { STOP_WORDS } from '@/lib/deck/text/stop-words';

/** A passage of the user's text, such as a paragraph, list or table, with its line numbers. */
export type Passage = { id: string; text: string; lines: SourceLines; tokens: number };

/** An unstructured text with at most this many words is a request, so the model may add its own content. */
const PROMPT_WORDS = 60;
/** Longer passages are divided, so that a card can be given just the part it needs. In characters. */
const MAX_LETTERS = 2400;

/** Estimates the tokens of a text: 3.6 characters per token, but one per character in East Asian scripts. */
export function estimateTokens(text: string): number {
  const wide = text.match(/[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]/g)?.length ?? 0;
  return Math.ceil(wide + (text.length - wide) / 3.6);
}

/** Whether a text only asks for a deck and is not itself the content. */
export function isPromptOnly(text: string): boolean {
  return !/^\s*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|>|\|)/m.test(text) && countWords(text) <= PROMPT_WORDS;
}

/** The passages of a text, divided at empty lines and before headings. Takes linear time. */
export function passagesOf(text: string): Passage[] {
  const passages: Passage[] = [];
  let open = '';
  let from = 1;
  let isFenced = false;
  const close = (to: number): void => {
    const own = open.trimEnd();
    if (/\S/.test(own)) passages.push(passageOf(passages.length, own, { from, to }));
    open = '';
  };
  let number = 1;
  for (const line of text.split(/\r?\n/)) {
    const isHeading = !isFenced && /^ {0,3}#{1,6}\s/.test(line);
    if (!isFenced && (isHeading || line.trim() === '')) close(number - 1);
    if (/^ {0,3}(?:```|~~~)/.test(line)) isFenced = !isFenced;
    for (let at = 0; at === 0 || at < line.length; at += MAX_LETTERS) {
      if (open.length + line.length - at > MAX_LETTERS) close(at === 0 ? number - 1 : number);
      if (open === '') from = number;
      open += `${open === '' || at > 0 ? '' : '\n'}${line.slice(at, at + MAX_LETTERS)}`;
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

/** The passages as text for a prompt, each with its id. */
export function showPassages(passages: readonly Passage[]): string {
  return passages.map(({ id, text }) => `[${id}] ${text}`).join('\n\n');
}

const SHOWN_IDS = / ?\[s\d{1,4}(?:[,;] ?s\d{1,4})*\]/g;

/** Removes the ids of `showPassages`, which models repeat when they copy or cite a passage. */
export function withoutPassageIds(text: string): string {
  return text.replace(SHOWN_IDS, '');
}

/** Shortens all passages evenly to about `tokens` in total. Each keeps its beginning. */
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

/** Divides passages, in order, into at most `count` parts of similar size. No part is empty. */
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

/** The passages for a card, in order, within `tokens`: all of a short text, otherwise those that share its words. */
export function passagesFor(
  passages: readonly Passage[],
  { about, at, tokens }: { about: string; at: number; tokens: number },
): Passage[] {
  if (tokensOf(passages) <= tokens) return [...passages];
  const wanted = stemsOf(about);
  const rated = passages.map((passage, index) => {
    const shared = [...stemsOf(passage.text)].filter((stem) => wanted.has(stem)).length;
    // Among equal passages, prefer those near the card's relative position, because an outline usually follows the
    // text.
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

/**
 * The stems of a text's words, without stop words. A stem is the first six letters, the same for most forms of a word.
 */
export function stemsOf(text: string): Set<string> {
  const stems = new Set<string>();
  for (const [word] of text.toLowerCase().matchAll(/[\u2e80-\u9fff]{1,2}|[\p{L}\p{N}\p{M}]+/gu))
    if (!STOP_WORDS.has(word)) stems.add(word.slice(0, 6));
  return stems;
}
