import { englishMessage } from '@/lib/words/stored-messages';
import { composerRoute, noMembers } from '@/server/guard/composer-route';
import { answerJson, jsonText, refuse } from '@/server/guard/route-error';
import { answerAct, checkRun, leaveRun, resendRun, stopRun } from '@/server/runs/act-on-run';
import { restoreRun } from '@/server/runs/bin-run';
import { type Generations, generations } from '@/server/runs/context';
import { readDeck, readFirstCard } from '@/server/runs/read-deck';
import { readSources } from '@/server/runs/read-sources';
import { readFamily } from '@/server/runs/run-family';
import { readLastAnswer } from '@/server/runs/send/last-answer';

type Params = { id: string; part: string };
type Handler = (deps: Generations, id: string, query: URLSearchParams) => Promise<Response>;

const noRun = () => refuse(404, englishMessage('Run not found'));
const noDeck = () => refuse(404, englishMessage('This run has no deck here'));

/**
 * The parts of a run that are only read: `answer` is the service's last response, `deck?from` the deck of a completed
 * local run from a given card on, `card` only its first card, `sources` the passages that its cards come from, and
 * `family` the run it was made from and the runs made from it.
 */
const READS = new Map<string, Handler>(
  Object.entries({
    answer: async (deps, id) => {
      const answer = await readLastAnswer(deps, id);
      return answer === undefined ? noRun() : answerJson({ answer });
    },
    card: async (deps, id) => {
      const card = await readFirstCard(deps, id);
      return card ? jsonText(card) : refuse(404, englishMessage('This card isn’t stored here'));
    },
    deck: async (deps, id, query) => {
      const from = Math.max(0, Number.parseInt(query.get('from') ?? '0', 10) || 0);
      const deck = await readDeck(deps, id, from);
      return deck ? jsonText(deck) : noDeck();
    },
    family: async (deps, id) => {
      const family = await readFamily(deps, id);
      return family ? answerJson(family) : noRun();
    },
    sources: async (deps, id) => {
      const sources = await readSources(deps, id);
      return sources ? answerJson(sources) : noDeck();
    },
  } satisfies Record<string, Handler>),
);

/**
 * The actions on a run without parameters: `check` asks the service for its status again, `leave` leaves it as it is
 * and records when, `resend` sends it again at the risk of a second charge, `stop` ends watching it at the service, and
 * `restore` takes it out of the trash.
 */
const ACTIONS = new Map<string, Handler>(
  Object.entries({
    check: async (deps, id) => answerAct(await checkRun(deps, id)),
    leave: async (deps, id) => answerAct(await leaveRun(deps, id)),
    resend: async (deps, id) => answerAct(await resendRun(deps, id)),
    stop: async (deps, id) => answerAct(await stopRun(deps, id)),
    restore: async (deps, id) => {
      const restored = await restoreRun(deps, id);
      return restored ? answerJson(restored) : noRun();
    },
  } satisfies Record<string, Handler>),
);

export const GET = composerRoute<Params>({}, async ({ params: { id, part }, query }) => {
  const read = READS.get(part);
  return read ? read(await generations(), id, query) : refusePart(ACTIONS.has(part) ? 'POST' : null);
});

export const POST = composerRoute<Params, object>({ body: noMembers }, async ({ params: { id, part }, query }) => {
  const act = ACTIONS.get(part);
  return act ? act(await generations(), id, query) : refusePart(READS.has(part) ? 'GET, HEAD' : null);
});

/** @param allowed the methods of a part that was called with another one; null for an unknown part */
function refusePart(allowed: string | null): Response {
  if (allowed !== null) return new Response(null, { status: 405, headers: { Allow: allowed } });
  return refuse(404, englishMessage('Not found'));
}
