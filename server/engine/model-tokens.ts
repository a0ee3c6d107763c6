import 'server-only';
import { newId } from '../database/new-id';
import { log } from '../log/log';
import type { Engine } from './context';
import { keepTokens } from './store/written-parts';
import { promptVersion } from './write/load-prompt';
import type { Usage } from './write/run-budget';
import { estimateTokens } from './write/source-passages';
import type { WriterModel } from './write/writer-model';

type Report = (usage: Usage, outcome: 'answered' | 'broken-off') => unknown;

/**
 * A model that reports the tokens of its calls. One that is broken off on the way counts with what was sent and
 * received, because a server may charge for that. Failed calls report nothing.
 */
export function meteredModel(model: WriterModel, report: Report): WriterModel {
  return {
    ...model,
    complete: async (request) => {
      let isSent = false;
      let received = '';
      const sent = () => request.messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
      try {
        const answer = await model.complete({
          ...request,
          onSend: () => {
            isSent = true;
          },
          onText: (text) => {
            received = text;
            request.onText?.(text);
          },
        });
        const tokensOut = answer.tokensOut ?? estimateTokens(answer.text);
        await report({ tokensIn: answer.tokensIn ?? sent(), tokensOut }, 'answered');
        return answer;
      } catch (error) {
        if (isSent && request.signal.aborted)
          await report({ tokensIn: sent(), tokensOut: estimateTokens(received) }, 'broken-off');
        throw error;
      }
    },
  };
}

/** The engine for one generation. It adds the tokens of calls that a cancellation breaks off to the generation's. */
export function countBrokenOffCalls(engine: Engine, generationId: string): Engine {
  const { db, model } = engine;
  if (!model) return engine;
  const writer = { generationId, model: model.name, promptVersion: promptVersion() };
  const report: Report = async (usage, outcome) => {
    if (outcome === 'answered') return;
    await keepTokens(db, writer, { part: newId('broken-off'), ...usage }).catch((error: unknown) =>
      log.warn({ err: error, generation: generationId }, 'the tokens of a call could not be stored'),
    );
  };
  return { ...engine, model: meteredModel(model, report) };
}
