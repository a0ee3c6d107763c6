import { findMarkers } from '../contract/count-cards';
import type { Format, TextMode } from '../contract/enums';
import { LIMITS } from '../contract/limits';

type Wish = { inputText: string; textMode: TextMode; format: Format };

/** Words that read well on one card of each format: as many as the layouts take before they tighten. */
const WORDS_A_CARD = { presentation: 70, document: 160, social: 40, webpage: 160 } satisfies Record<Format, number>;

/** Below this a text is a wish or a title, and says nothing of how many cards it wants. */
const FEWEST_WORDS = 40;

/**
 * How many cards this text would fill, by its headings and its length; null where the text says nothing of it: it is
 * very short, or it has break markers, which say it themselves.
 */
export function suggestCards({ inputText, textMode, format }: Wish, max: number = LIMITS.numCards.max): number | null {
  if (findMarkers(inputText).length > 0) return null;
  const parts = cutAtHeadings(inputText);
  const words = parts.reduce((sum, part) => sum + part.words, 0);
  const headings = parts.filter(({ isHeaded }) => isHeaded).length;
  if (headings < 2 && words < FEWEST_WORDS) return null;
  const room = WORDS_A_CARD[format];
  // A heading begins a card; what stands below it goes on to further cards where it is too long, unless it is shortened.
  const cards =
    headings >= 2
      ? parts.reduce((sum, part) => sum + (textMode === 'condense' ? 1 : Math.max(1, Math.round(part.words / room))), 0)
      : Math.ceil(words / (textMode === 'condense' ? room * 2 : room));
  return Math.min(Math.max(cards, LIMITS.numCards.min), max);
}

type Part = { isHeaded: boolean; words: number };

/** The text at its headings of the two highest levels it has; code counts by its lines, never as headings. */
function cutAtHeadings(text: string): Part[] {
  const lines = linesOf(text);
  const levels = lines.flatMap(({ level }) => (level === 0 ? [] : [level])).sort((one, other) => one - other);
  const top = levels[0] ?? 0;
  // One heading at the top is the title of the whole: the sections are those of the next level.
  const deepest = levels.find((level) => level > top && levels[1] !== top) ?? top;
  const parts: Part[] = [{ isHeaded: false, words: 0 }];
  for (const { level, words } of lines) {
    if (level > 0 && level <= deepest) parts.push({ isHeaded: true, words: 0 });
    else (parts.at(-1) as Part).words += words;
  }
  return parts.filter(({ isHeaded, words }) => isHeaded || words > 0);
}

/** Each line with the level of its heading, 0 for none, and its words. */
function linesOf(text: string): { level: number; words: number }[] {
  let fence: string | null = null;
  return text.split('\n').map((line) => {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]?.slice(0, 3);
    if (mark && (fence === null || fence === mark)) {
      fence = fence === null ? mark : null;
      return { level: 0, words: 0 };
    }
    const level = fence === null ? (/^ {0,3}(#{1,6})[ \t]+\S/.exec(line)?.[1]?.length ?? 0) : 0;
    return { level, words: line.match(/\S+/g)?.length ?? 0 };
  });
}
