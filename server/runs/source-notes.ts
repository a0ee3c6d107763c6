import 'server-only';
import type { CardSources } from '@/lib/contract/run-sources';
import { groupPassages } from '@/lib/contract/run-sources';
import { wordInLanguage } from '@/lib/deck/text/word-in-language';

/** Limit on the notes of one card, in characters. */
const MAX_LENGTH = 10_000;

/** "Sources", by the language of the deck, like other words in its files. */
const SOURCES = {
  ar: 'المصادر',
  bg: 'Източници',
  ca: 'Fonts',
  cs: 'Zdroje',
  da: 'Kilder',
  de: 'Quellen',
  el: 'Πηγές',
  en: 'Sources',
  es: 'Fuentes',
  fi: 'Lähteet',
  fr: 'Sources',
  he: 'מקורות',
  hu: 'Források',
  id: 'Sumber',
  it: 'Fonti',
  ja: '出典',
  ko: '출처',
  nb: 'Kilder',
  nl: 'Bronnen',
  nn: 'Kjelder',
  pl: 'Źródła',
  pt: 'Fontes',
  ro: 'Surse',
  ru: 'Источники',
  sk: 'Zdroje',
  sv: 'Källor',
  tr: 'Kaynaklar',
  uk: 'Джерела',
  vi: 'Nguồn',
  zh: '来源',
  'zh-hant': '來源',
} as const;

export function sourcesHeading(language: string): string {
  return wordInLanguage(SOURCES, language).word;
}

/** The passages of a card as speaker notes: each part of the card with its passages, then the passages of no part. */
export function sourceNotes(sources: Pick<CardSources, 'passages' | 'parts'>, language: string): string {
  const { groups, others } = groupPassages(sources);
  const sections = [
    ...groups.map(({ words, passages }) => [words, ...passages.map(quoted)].join('\n')),
    ...others.map(quoted),
  ];
  const notes = [sourcesHeading(language), ...sections].join('\n\n');
  return notes.length <= MAX_LENGTH ? notes : `${notes.slice(0, MAX_LENGTH).replace(/[\ud800-\udbff]$/, '')}…`;
}

function quoted({ text }: { text: string }): string {
  return `“${text}”`;
}
