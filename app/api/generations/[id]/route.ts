import { type RunChange, runChange } from '@/lib/contract/history';
import { englishMessage } from '@/lib/words/stored-messages';
import { composerRoute, noMembers } from '@/server/guard/composer-route';
import { answerJson, refuse } from '@/server/guard/route-error';
import { binRun } from '@/server/runs/bin-run';
import { changeRun } from '@/server/runs/change-run';
import { generations } from '@/server/runs/context';
import { readRun } from '@/server/runs/read-run';

type Params = { id: string };

const noRun = () => refuse(404, englishMessage('Run not found'));

/** `GET /api/generations/:id`: the run, even if it is in the trash. */
export const GET = composerRoute<Params>({}, async ({ params }) => {
  const run = await readRun(await generations(), params.id);
  return run ? answerJson(run) : noRun();
});

/** `PATCH /api/generations/:id {title?, star?, note?}`: changes the given members. */
export const PATCH = composerRoute<Params, RunChange>({ body: runChange }, async ({ params, body }) => {
  const changed = await changeRun(await generations(), params.id, body);
  return changed ? answerJson(changed) : noRun();
});

/** `DELETE /api/generations/:id`: moves it to the trash for 30 days. A deck at the remote service stays there. */
export const DELETE = composerRoute<Params, object>({ body: noMembers }, async ({ params }) => {
  const outcome = await binRun(await generations(), params.id);
  if (outcome.ok) return answerJson(outcome.answer);
  return outcome.reason === 'no-run' ? noRun() : refuse(409, englishMessage('A run in progress can’t be deleted'));
});
