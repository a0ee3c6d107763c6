import { findMarkers, splitAtMarkers } from '../contract/request/count-cards';
import { matchParts, type PartMatch } from './match-parts';

/** A stretch of text that is unchanged, removed or added. */
export type WordChange = { kind: 'same' | 'gone' | 'new'; text: string };

/** Words, whitespace and single characters; scripts without spaces between words are split into characters. */
const TOKENS =
  /\s+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]\p{M}*|[\p{L}\p{N}_\p{M}]+|./gsu;

/**
 * Above this number of changed words, the texts are shown as replaced as a whole, because such a diff is unreadable.
 */
const MAX_CHANGES = 120;
/** The maximum number of comparisons for one pair of texts, some tens of milliseconds' worth. */
const MAX_STEPS = 4_000_000;

/**
 * The word diff of two texts, minimal (Myers, 1986). `same` and `gone` concatenated give the old text, `same` and `new`
 * the new one. Bounded: if the texts have little in common, the middle is one removal and one addition.
 */
export function wordChanges(before: string, after: string): WordChange[] {
  const [one, other] = [before.match(TOKENS) ?? [], after.match(TOKENS) ?? []];
  let head = 0;
  while (head < one.length && head < other.length && one[head] === other[head]) head += 1;
  let tail = 0;
  while (
    tail < one.length - head &&
    tail < other.length - head &&
    one[one.length - 1 - tail] === other[other.length - 1 - tail]
  )
    tail += 1;
  const middle = middleChanges(one.slice(head, one.length - tail), other.slice(head, other.length - tail));
  return tidy([
    { kind: 'same', text: one.slice(0, head).join('') },
    ...middle,
    { kind: 'same', text: one.slice(one.length - tail).join('') },
  ]);
}

function middleChanges(one: readonly string[], other: readonly string[]): WordChange[] {
  const rounds = shortestWay(one, other);
  if (rounds === null)
    return [
      { kind: 'gone', text: one.join('') },
      { kind: 'new', text: other.join('') },
    ];
  const changes: WordChange[] = [];
  let [x, y] = [one.length, other.length];
  for (let round = rounds.length - 1; round >= 0; round -= 1) {
    const furthest = rounds[round] as Int32Array;
    const diagonal = x - y;
    const isDown =
      diagonal === -round || (diagonal !== round && at(furthest, diagonal - 1) < at(furthest, diagonal + 1));
    const fromX = round === 0 ? 0 : isDown ? at(furthest, diagonal + 1) : at(furthest, diagonal - 1);
    const fromY = round === 0 ? 0 : fromX - (isDown ? diagonal + 1 : diagonal - 1);
    while (x > fromX && y > fromY) {
      x -= 1;
      y -= 1;
      changes.push({ kind: 'same', text: one[x] as string });
    }
    if (round === 0) break;
    if (isDown) changes.push({ kind: 'new', text: other[fromY] as string });
    else changes.push({ kind: 'gone', text: one[fromX] as string });
    [x, y] = [fromX, fromY];
  }
  return changes.reverse();
}

/** How far each diagonal reached before each round; null if it took too many steps. */
function shortestWay(one: readonly string[], other: readonly string[]): Int32Array[] | null {
  const most = Math.min(one.length + other.length, MAX_CHANGES);
  const furthest = new Int32Array(2 * most + 3);
  const centre = most + 1;
  const rounds: Int32Array[] = [];
  let steps = 0;
  for (let round = 0; round <= most; round += 1) {
    rounds.push(furthest.slice(centre - round - 1, centre + round + 2));
    for (let diagonal = -round; diagonal <= round; diagonal += 2) {
      const below = furthest[centre + diagonal + 1] as number;
      const beside = furthest[centre + diagonal - 1] as number;
      let x = diagonal === -round || (diagonal !== round && beside < below) ? below : beside + 1;
      let y = x - diagonal;
      while (x < one.length && y < other.length && one[x] === other[y]) {
        x += 1;
        y += 1;
        steps += 1;
      }
      furthest[centre + diagonal] = x;
      if (x >= one.length && y >= other.length) return rounds;
      steps += 1;
      if (steps > MAX_STEPS) return null;
    }
  }
  return null;
}

/** A round's record extends one diagonal beyond it on both sides. */
function at(record: Int32Array, diagonal: number): number {
  return record[(record.length - 1) / 2 + diagonal] as number;
}

/** Merges neighbours of one kind, puts removals before additions, and absorbs lone whitespace between changes. */
function tidy(changes: readonly WordChange[]): WordChange[] {
  const tidied: WordChange[] = [];
  let [gone, fresh] = ['', ''];
  const flush = () => {
    if (gone !== '') tidied.push({ kind: 'gone', text: gone });
    if (fresh !== '') tidied.push({ kind: 'new', text: fresh });
    [gone, fresh] = ['', ''];
  };
  changes.forEach(({ kind, text }, index) => {
    const isBetween = (gone !== '' || fresh !== '') && /^[^\S\n]+$/.test(text);
    const next = changes[index + 1];
    if (kind === 'gone') gone += text;
    else if (kind === 'new') fresh += text;
    else if (isBetween && next && next.kind !== 'same') {
      gone += text;
      fresh += text;
    } else if (text !== '') {
      flush();
      const last = tidied.at(-1);
      if (last?.kind === 'same') last.text += text;
      else tidied.push({ kind, text });
    }
  });
  flush();
  return tidied;
}

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

/** `cards`: split at the text's markers; `parts`: split at its headings or empty lines. */
export type TextChanges = { unit: 'cards' | 'parts'; before: string[]; after: string[]; matches: PartMatch[] };

/** The changes between two texts, card by card. Line break style and whitespace around a card are ignored. */
export function textChanges(before: string, after: string): TextChanges {
  const texts = [before, after].map((text) => text.replace(/\r\n?/g, '\n')) as [string, string];
  const hasBreaks = texts.some((text) => findMarkers(text).length > 0);
  const hasHeadings = texts.some((text) => HEADING.test(text));
  const cut = (text: string) => {
    const parts = hasBreaks ? splitAtMarkers(text).map((part) => part.text) : text.split(hasHeadings ? HEADING : EMPTY);
    // An empty card counts as a card.
    const trimmed = parts.map((part) => part.trim());
    return hasBreaks ? trimmed : trimmed.filter((part) => part !== '');
  };
  const [one, other] = texts.map(cut) as [string[], string[]];
  return { unit: hasBreaks ? 'cards' : 'parts', before: one, after: other, matches: matchParts(one, other) };
}

const HEADING = /^(?=#{1,6}[ \t])/m;
const EMPTY = /\n[ \t]*\n/;
