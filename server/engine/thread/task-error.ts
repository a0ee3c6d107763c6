import type { TaskName } from './tasks';

/** A failed task. `reason` says what failed: the work itself, its thread, its deadline, a shutdown. */
export class TaskError extends Error {
  constructor(
    readonly reason: 'failed' | 'crashed' | 'timeout' | 'closed',
    readonly task: TaskName,
    detail: string,
  ) {
    super(`The task “${task}” ${WORDS[reason]}${detail === '' ? '.' : `: ${detail}`}`);
    this.name = 'TaskError';
  }
}

/** Instead of `instanceof`, as with `isDeckTooLarge`. */
export function isTaskError(error: unknown): error is TaskError {
  return error instanceof Error && error.name === 'TaskError' && 'reason' in error;
}

const WORDS = {
  failed: 'failed',
  crashed: 'ended with its thread',
  timeout: 'took too long',
  closed: 'was given up, because the thread was closed',
} as const;
