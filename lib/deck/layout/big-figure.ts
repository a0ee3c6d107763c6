import { type Content, plainText } from './read-content';

/** A figure with its sign, unit or magnitude: `3.2 million`, `−48 %`, `€4.20`, `1 in 5`; not `1. Introduction`. */
const FIGURE =
  /^(?!\d+[.)]\s)[\p{Sc}~≈<>≤≥+\-−–]{0,2}\s?\d[\d.,'’ \u00a0\u202f]*\s?(?:[\p{L}%‰°×/\p{Sc}]+\.?(?:\s\d+)?)?$/u;
const LETTERS = 16;
const WORDS = 30;

/** Whether a card is about one figure, which is its heading over a few words that say what it counts. */
export function isBigFigure({ heading, words, texts }: Content): boolean {
  if (!heading || words === 0 || words > WORDS || !texts.every(({ kind }) => kind === 'paragraph')) return false;
  return isFigureWithUnit(plainText(heading.runs));
}

/** Whether a text is only a figure, with a word for its unit at most: "142 days". */
export function isFigureWithUnit(text: string): boolean {
  return text.length <= LETTERS && FIGURE.test(text) && !isYear(text);
}

/** A year by itself dates a card, and is no figure to wonder at. */
function isYear(text: string): boolean {
  return /^(?:1[5-9]|20)\d\d$/.test(text);
}
