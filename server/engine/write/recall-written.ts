import 'server-only';
import type { DeckWarning } from '@/lib/deck/blocks';
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
