import type { BlockOf } from '../blocks';
import { wordInLanguage } from '../text/word-in-language';

/** The heading of a card with footnotes, by language. */
const NOTES = {
  ar: 'الحواشي',
  bg: 'Бележки',
  ca: 'Notes',
  cs: 'Poznámky',
  da: 'Noter',
  de: 'Anmerkungen',
  el: 'Σημειώσεις',
  en: 'Notes',
  es: 'Notas',
  fi: 'Viitteet',
  fr: 'Notes',
  he: 'הערות',
  hu: 'Jegyzetek',
  id: 'Catatan',
  it: 'Note',
  ja: '注',
  ko: '주',
  nb: 'Noter',
  nl: 'Noten',
  nn: 'Notar',
  pl: 'Przypisy',
  pt: 'Notas',
  ro: 'Note',
  ru: 'Примечания',
  sk: 'Poznámky',
  sv: 'Noter',
  tr: 'Notlar',
  uk: 'Примітки',
  vi: 'Ghi chú',
  zh: '注释',
  'zh-hant': '註釋',
} as const;

/** The heading that the program adds to a card with footnotes, in English. It is translated when the card is drawn. */
export const NOTES_HEADING: BlockOf<'heading'> = {
  kind: 'heading',
  level: 2,
  runs: [{ text: NOTES.en }],
  lines: { from: 1, to: 1 },
};

export function notesHeading(language: string | undefined): BlockOf<'heading'> {
  return { ...NOTES_HEADING, runs: [{ text: wordInLanguage(NOTES, language).word }] };
}
