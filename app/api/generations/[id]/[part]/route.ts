import { englishMessage } from '@/lib/words/stored-messages';
import { composerRoute, noMembers } from '@/server/guard/composer-route';
import { answerJson, jsonText, refuse } from '@/server/guard/route-error';
import { answerAct, checkRun, leaveRun, resendRun, stopRun } from '@/server/runs/act-on-run';
import { restoreRun } from '@/server/runs/bin-run';
import { generations } from '@/server/runs/context';
import { readDeck, readFirstCard } from '@/server/runs/read-deck';
import { readSources } from '@/server/runs/read-sources';
import { readFamily } from '@/server/runs/run-family';
import { readLastAnswer } from '@/server/runs/send/last-answer';

type Params = { id: string; part: string };

const noRun = () => refuse(404, englishMessage('Run not found'));
const noDeck = () => refuse(404, englishMessage('This run has no deck here'));
const notFound = () => refuse(404, englishMessage('Not found'));

/**
 * The parts of a run that are only read: `answer` is the service's last response, `deck?from` the deck of a completed
 * local run from a given card on, `card` only its first card, `sources` the passages that its cards come from, and
 * `family` the run it was made from and the runs made from it.
 */
export const GET = composerRoute<Params>({}, async ({ params: { id, part }, query }) => {
  const deps = await generations();
  switch (part) {
    case 'answer': {
      const answer = await readLastAnswer(deps, id);
      return answer === undefined ? noRun() : answerJson({ answer });
    }
    case 'card': {
      const card = await readFirstCard(deps, id);
      return card ? jsonText(card) : refuse(404, englishMessage('This card isn’t stored here'));
    }
    case 'deck': {
      const from = Math.max(0, Number.parseInt(query.get('from') ?? '0', 10) || 0);
      const deck = await readDeck(deps, id, from);
      return deck ? jsonText(deck) : noDeck();
    }
    case 'family': {
      const family = await readFamily(deps, id);
      return family ? answerJson(family) : noRun();
    }
    case 'sources': {
      const sources = await readSources(deps, id);
      return sources ? answerJson(sources) : noDeck();
    }
    default:
      return notFound();
  }
});

/**
 * The actions on a run without parameters: `check` asks the service for its status again, `leave` leaves it as it is
 * and records when, `resend` sends it again at the risk of a second charge, `stop` ends watching it at the service, and
 * `restore` takes it out of the trash.
 */
export const POST = composerRoute<Params, object>({ body: noMembers }, async ({ params: { id, part } }) => {
  const deps = await generations();
  switch (part) {
    case 'check':
      return answerAct(await checkRun(deps, id));
    case 'leave':
      return answerAct(await leaveRun(deps, id));
    case 'resend':
      return answerAct(await resendRun(deps, id));
    case 'stop':
      return answerAct(await stopRun(deps, id));
    case 'restore': {
      const restored = await restoreRun(deps, id);
      return restored ? answerJson(restored) : noRun();
    }
    default:
      return notFound();
  }
});
