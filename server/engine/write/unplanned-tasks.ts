import { type CardDeps, partTasks, type Tasks } from './card-tasks';
import { templateTasks } from './template-tasks';
import type { WriteOrder } from './write-order';

/** The tasks for a text without a plan: one for each card of the template, or for each part of the text. */
export function unplannedTasks(deps: CardDeps, order: WriteOrder, signal: AbortSignal): Promise<Tasks> {
  return order.template ? templateTasks(deps, order, order.template, signal) : partTasks(deps, order, signal);
}
