import 'server-only';
import { LIMITS } from '@/lib/contract/limits';
import type { Settings } from '@/lib/contract/settings';
import { config } from '../config';
import { targets, wireFactsOf } from '../service/open-service';

/** What the page needs before it can offer anything. */
export function readSettings(): Settings {
  return {
    targets: targets(),
    // In this version the engine writes by rules only: LLM_* is read, but no model is called yet. Reporting one would
    // list `generate` first, promise rewriting in the preview, and estimate credits that nothing deducts.
    modelConnected: false,
    maxCards: { local: LIMITS.numCards.max, remote: config().serviceMaxCards },
    wire: { local: wireFactsOf('local'), remote: wireFactsOf('remote') },
  };
}
