import 'server-only';
import type { Kysely } from 'kysely';
import { plainText } from '@/lib/deck/text/text-runs';
import type { Database } from '../../database/database';
import { findWrittenParts } from '../store/written-parts';
import type { OutlineCard } from './parse-outline';
import type { WrittenCard } from './write-card';

/** The headings of a generation in progress, from written cards or, for the others, from the plan. */
export async function writtenHeadings(
  db: Kysely<Database>,
  generationId: string,
  total: number,
): Promise<(string | null)[]> {
  const parts = await findWrittenParts(db, generationId);
  if (parts.length === 0) return [];
  const headings: (string | null)[] = Array.from({ length: total }, () => null);
  const streaming = parts.find(({ part }) => part === 'headings');
  if (streaming)
    for (const [at, heading] of (JSON.parse(streaming.data) as string[]).slice(0, total).entries())
      headings[at] = heading;
  const outline = parts.find(({ part }) => part === 'outline');
  if (outline)
    for (const [at, { heading }] of (JSON.parse(outline.data) as OutlineCard[]).entries()) headings[at] = heading;
  for (const { part, data } of parts) {
    const at = Number(/^card-(\d+)$/.exec(part)?.[1] ?? -1);
    if (at < 0 || at >= headings.length) continue;
    const heading = (JSON.parse(data) as WrittenCard).card.blocks.find(({ kind }) => kind === 'heading');
    if (heading?.kind === 'heading') headings[at] = plainText(heading.runs);
  }
  return headings;
}
