import { findMarkers, splitAtMarkers } from '../contract/request/count-cards';
import { matchParts, type PartMatch } from './match-parts';

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
