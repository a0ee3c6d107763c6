import { randomUUID } from 'node:crypto';
import type { ExportedRun } from '@/lib/contract/history-file';
import type { ComposerApi } from './composer-api';

/** What a person has changed on a run. */
export type Kept = { title: string; star: boolean; note: string | null; binned: boolean };

/** One action on one or several runs, and its result for each. */
export type Act = {
  name: string;
  ids: readonly string[];
  makes: (before: Kept) => Kept;
  send: (api: ComposerApi) => Promise<Response>;
};

/** A run of an export file, with unique words. */
export function exportedRunOf(id: string, more: Partial<ExportedRun> = {}): ExportedRun {
  return {
    id,
    submissionId: randomUUID(),
    title: `title of ${id}`,
    state: 'completed',
    target: 'local',
    operation: 'generate',
    format: 'presentation',
    cards: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    sentAt: null,
    endedAt: null,
    credits: { deducted: 1, remaining: 2 },
    star: false,
    note: null,
    request: { inputText: `text of ${id}`, textMode: 'preserve' },
    draft: null,
    generationId: null,
    artifactId: null,
    artifactUrl: null,
    madeFrom: null,
    family: null,
    warnings: [],
    error: null,
    ...more,
  } as ExportedRun;
}

export function exportFile(runs: readonly ExportedRun[]) {
  return { kind: 'cardwright-history', version: 1, runs };
}

/** Runs of one test lane, their expected state, and the action in progress. */
export class HistoryLane {
  readonly runs = new Map<string, Kept>();
  /** Former titles, by run: they must not be found any more. */
  readonly past = new Map<string, string[]>();
  underWay: Act | null = null;
  #count = 0;
  readonly #name: string;

  constructor(name: string, size: number) {
    this.#name = name;
    for (let index = 0; index < size; index++)
      this.runs.set(`${name}r${index}`, { title: `${name}first${index}`, star: false, note: null, binned: false });
  }

  /** The next action, each kind equally often. */
  next(): Act {
    this.#count += 1;
    const ids = [...this.runs.keys()];
    const id = ids[Math.floor(Math.random() * ids.length)] as string;
    const binned = this.runs.get(id)?.binned;
    const word = `${this.#name}w${this.#count}w`;
    const path = `/api/generations/${id}`;
    const patch = (name: string, change: Partial<Kept>): Act => ({
      name,
      ids: [id],
      makes: (before) => ({ ...before, ...change }),
      send: (api) => api.send('PATCH', path, change),
    });
    const bulk = (name: string, act: string, change: Partial<Kept>): Act => ({
      name,
      ids,
      makes: (before) => ({ ...before, ...change }),
      send: (api) => api.post('/api/generations/bulk', { act, ids }),
    });
    const acts: Act[] = [
      patch('rename', { title: word }),
      patch('star', { star: this.#count % 2 === 0 }),
      patch('note', { note: `${word}note` }),
      patch('all three', { title: word, star: true, note: `${word}note` }),
      {
        name: binned ? 'undo' : 'delete',
        ids: [id],
        makes: (before) => ({ ...before, binned: !binned }),
        send: (api) => (binned ? api.post(`${path}/restore`, {}) : api.send('DELETE', path, {})),
      },
      bulk('star all', 'star', { star: true }),
      bulk('unstar all', 'unstar', { star: false }),
      bulk('delete all', 'delete', { binned: true }),
      bulk('restore all', 'restore', { binned: false }),
    ];
    return acts[Math.floor(Math.random() * acts.length)] as Act;
  }

  /** Records its result as the current state. */
  settle(id: string, now: Kept): void {
    const before = this.runs.get(id);
    if (before && before.title !== now.title) this.past.set(id, [...(this.past.get(id) ?? []), before.title]);
    this.runs.set(id, now);
  }
}
