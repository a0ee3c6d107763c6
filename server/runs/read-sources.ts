import 'server-only';
import type { CardSources, RunSources } from '@/lib/contract/run-sources';
import { groupPassages } from '@/lib/contract/run-sources';
import { wordInLanguage } from '@/lib/deck/words/page-words';
import type { Generations } from './context';
import { findLocalArtifact } from './read-deck';

/** Passages shown per card. */
const MAX_PASSAGES = 20;
/** Characters shown of one passage. */
const MAX_PASSAGE_LENGTH = 1500;
/** Characters shown of one part of a card. */
const MAX_PART_LENGTH = 140;

/**
 * The passages of the text that the cards of a local run come from; null for every other run, and for one in the trash.
 */
export async function readSources(
  { db, engine }: Pick<Generations, 'db' | 'engine'>,
  id: string,
): Promise<RunSources | null> {
  const artifactId = await findLocalArtifact(db, id);
  if (artifactId === null) return null;
  const sources = await engine.writing.sources(artifactId);
  return { cards: sources.flatMap((source, card) => (source ? [{ card, ...shown(source) }] : [])) };
}

type Source = NonNullable<Awaited<ReturnType<Generations['engine']['writing']['sources']>>[number]>;

function shown({ passages, parts, foreign }: Source): Omit<CardSources, 'card'> {
  return {
    passages: passages
      .slice(0, MAX_PASSAGES)
      .map(({ text, lines }) => ({ text: shortened(text, MAX_PASSAGE_LENGTH), line: lines.from })),
    parts: parts.flatMap(({ words, passages: own }) => {
      const kept = own.filter((index) => index < MAX_PASSAGES);
      return kept.length === 0 ? [] : [{ words: shortened(words, MAX_PART_LENGTH), passages: kept }];
    }),
    foreign,
  };
}

function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Limit on the notes of one card, in characters. */
const MAX_NOTES_LENGTH = 10_000;

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
  return notes.length <= MAX_NOTES_LENGTH
    ? notes
    : `${notes.slice(0, MAX_NOTES_LENGTH).replace(/[\ud800-\udbff]$/, '')}…`;
}

function quoted({ text }: { text: string }): string {
  return `“${text}”`;
}
