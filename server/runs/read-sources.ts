import 'server-only';
import type { CardSources, RunSources } from '@/lib/contract/run-sources';
import type { Generations } from './context';
import { findLocalArtifact } from './local-artifact';

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
