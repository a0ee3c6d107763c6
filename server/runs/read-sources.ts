import 'server-only';
import type { RunSources } from '@/lib/contract/run-sources';
import type { Generations } from './context';
import { findLocalArtifact } from './local-artifact';

/** Of one card. */
const MOST_PASSAGES = 20;
/** Characters of one passage. */
const LONGEST = 1500;

/** Which passages of its text the cards of a local run come from; null for every other run, and for one in the trash. */
export async function readSources(
  { db, engine }: Pick<Generations, 'db' | 'engine'>,
  id: string,
): Promise<RunSources | null> {
  const artifactId = await findLocalArtifact(db, id);
  if (artifactId === null) return null;
  const origins = await engine.writing.origins(artifactId);
  return {
    cards: origins.flatMap((origin, card) =>
      origin === null
        ? []
        : [
            {
              card,
              passages: origin.passages
                .slice(0, MOST_PASSAGES)
                .map(({ text, lines }) => ({ text: shortened(text), line: lines.from })),
              foreign: origin.foreign,
            },
          ],
    ),
  };
}

function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '')}…`;
}
