import { MORE as GERMAN_MORE } from './german/learning-outlines';
import { MORE } from './learning-outlines';
import type { OutlineLanguage } from './outline-kind';
import type { OutlineSection } from './read-outline';

/** What outlines say besides their sections. */
type OutlineWords = {
  outline: string;
  /** After the name of a kind of deck. */
  ofKind: string;
  brief: string;
  notes: string;
  /** Before the rows of a table, where there is no room for it. */
  belongs: string;
  /** Whether German nouns among the rows would lose their capitals. */
  keepsCase: boolean;
  /** Between two things that are compared. */
  between: RegExp;
  more: readonly OutlineSection[];
};

export const OUTLINE_WORDS: Readonly<Record<OutlineLanguage, OutlineWords>> = {
  en: {
    outline: 'Outline to fill in',
    ofKind: 'outline to fill in',
    brief: 'The brief',
    notes: 'Notes',
    belongs: 'What belongs here',
    keepsCase: false,
    between:
      /^(?:(?:compare|comparing|comparison of|comparison between|pros and cons of|differences? between)\s+)?(.{2,40}?)\s+(?:vs\.?|versus|and|or|with)\s+(.{2,40})$/i,
    more: MORE,
  },
  de: {
    outline: 'Gliederung zum Ausfüllen',
    ofKind: 'Gliederung zum Ausfüllen',
    brief: 'Der Auftrag',
    notes: 'Notizen',
    belongs: 'Was gehört hierher',
    keepsCase: true,
    // After "Vergleich von" and "zwischen" the names are inflected, and remain in the title.
    between:
      /^(?!.*\b(?:von|zwischen)\s)(?:(?:vergleiche?|vergleich:)\s+)?(.{2,40}?)\s+(?:vs\.?|versus|und|oder|gegen)\s+(.{2,40})$/i,
    more: GERMAN_MORE,
  },
};
