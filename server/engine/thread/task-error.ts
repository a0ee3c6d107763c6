import type { TaskName } from './tasks';

/** A failed task. `reason`: the work itself failed, its thread crashed, its deadline passed, or the pool was closed. */
export class TaskError extends Error {
  constructor(
    readonly reason: 'failed' | 'crashed' | 'timeout' | 'closed',
    readonly task: TaskName,
    detail: string,
  ) {
    super(`The task “${task}” ${OUTCOMES[reason]}${detail === '' ? '.' : `: ${detail}`}`);
    this.name = 'TaskError';
  }
}

/** Used instead of `instanceof`, like `isDeckTooLarge`. */
export function isTaskError(error: unknown): error is TaskError {
  return error instanceof Error && error.name === 'TaskError' && 'reason' in error;
}

const OUTCOMES = {
  failed: 'failed',
  crashed: 'ended with its thread',
  timeout: 'took too long',
  closed: 'was given up, because the thread was closed',
} as const;
