import 'server-only';
import type { CardSources, RunSources } from '@/lib/contract/run-sources';
import type { Generations } from './context';
import { findLocalArtifact } from './local-artifact';

/** Of one card. */
const MOST_PASSAGES = 20;
/** Characters of one passage. */
const LONGEST = 1500;
/** Characters of one part of a card. */
const LONGEST_PART = 140;

/** Which passages of its text the cards of a local run come from; null for every other run, and for one in the trash. */
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
      .slice(0, MOST_PASSAGES)
      .map(({ text, lines }) => ({ text: shortened(text, LONGEST), line: lines.from })),
    parts: parts.flatMap(({ words, passages: own }) => {
      const kept = own.filter((index) => index < MOST_PASSAGES);
      return kept.length === 0 ? [] : [{ words: shortened(words, LONGEST_PART), passages: kept }];
    }),
    foreign,
  };
}

function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…`;
}
