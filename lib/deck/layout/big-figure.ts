import { type Content, plainText } from './read-content';

/** A figure with its sign, unit or magnitude: `3.2 million`, `−48 %`, `€4.20`, `1 in 5`, but not `1. Introduction`. */
const FIGURE =
  /^(?!\d+[.)]\s)[\p{Sc}~≈<>≤≥+\-−–]{0,2}\s?\d[\d.,'’ \u00a0\u202f]*\s?(?:[\p{L}%‰°×/\p{Sc}]+\.?(?:\s\d+)?)?$/u;
const MAX_CHARACTERS = 16;
const MAX_WORDS = 30;

/** Whether the heading of a card is a single figure and the rest is a few words that say what it counts. */
export function isBigFigure({ heading, words, texts }: Content): boolean {
  if (!heading || words === 0 || words > MAX_WORDS || !texts.every(({ kind }) => kind === 'paragraph')) return false;
  return isFigureWithUnit(plainText(heading.runs));
}

/** Whether a text is only a figure, with at most one word for its unit: "142 days". */
export function isFigureWithUnit(text: string): boolean {
  return text.length <= MAX_CHARACTERS && FIGURE.test(text) && !isYear(text);
}

/** A year on its own is a date rather than a figure to emphasise. */
function isYear(text: string): boolean {
  return /^(?:1[5-9]|20)\d\d$/.test(text);
}
