import 'server-only';
import type { Kysely } from 'kysely';
import type { DeckWarning } from '@/lib/deck/blocks';
import { plainText } from '@/lib/deck/text/text-runs';
import type { Database } from '../../database/database';
import { findWrittenParts } from '../store/written-parts';
import type { CardTask } from './card-tasks';
import { type CardDeps, generateTasks } from './card-tasks';
import type { OutlineCard } from './parse-outline';
import { isPromptOnly, passagesOf } from './source-passages';
import { unplannedTasks } from './template-tasks';
import type { WrittenCard } from './write-card';
import type { WriteOrder } from './write-order';
import { asWritten, isPlanned, type WriterMemory } from './write-with-model';

/** The tasks of a generation, and the cards that are written so far. */
export type RecalledCards = {
  tasks: CardTask[];
  written: (WrittenCard | undefined)[];
  warnings: DeckWarning[];
  title: string | null;
};

/** The tasks of a generation that is being written. Null until its plan is complete. Calls no model. */
export async function recallTasks(
  deps: CardDeps,
  order: WriteOrder,
  find: WriterMemory['find'],
  signal: AbortSignal,
): Promise<Omit<RecalledCards, 'written'> | null> {
  if (!isPlanned(order)) return unplannedTasks(deps, order, signal);
  const cards = find('outline') as OutlineCard[] | undefined;
  if (!cards) return null;
  const passages = passagesOf(order.input.inputText);
  const isFree = isPromptOnly(order.input.inputText);
  return { tasks: generateTasks(deps, order, { cards, passages, isFree }), warnings: [], title: null };
}

/** The cards written so far. A card that needs no call counts as written once a later card is. */
export async function recallWritten(
  tasks: readonly CardTask[],
  find: WriterMemory['find'],
): Promise<(WrittenCard | undefined)[]> {
  const written = tasks.map(({ index }) => find(`card-${index}`) as WrittenCard | undefined);
  const last = written.findLastIndex((card) => card !== undefined);
  return Promise.all(
    written.map((card, at) => card ?? (tasks[at]?.keepsAsIs && at < last ? asWritten(tasks[at]) : undefined)),
  );
}

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
