import type { TaskName } from './tasks';

/**
 * A failed task. `reason`: the work itself failed, its thread crashed or ran out of memory, it used up its processor
 * time, it hardly got any, or the pool was closed.
 */
export class TaskError extends Error {
  constructor(
    readonly reason: keyof typeof OUTCOMES,
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
  memory: 'ran out of memory',
  timeout: 'used up its processor time',
  starved: 'got too little processor time, because the machine is busy',
  closed: 'was given up, because the thread was closed',
} as const;
