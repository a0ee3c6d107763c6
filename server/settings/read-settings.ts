import 'server-only';
import { LIMITS } from '@/lib/contract/limits';
import type { Settings } from '@/lib/contract/settings';
import { config } from '../config';
import { targets, wireFactsOf } from '../service/open-service';

/** What the page must know before it can offer anything. */
export function readSettings(): Settings {
  return {
    targets: targets(),
    // The engine writes by rules alone in this version: LLM_* is read, and no model is called yet. To say otherwise
    // would put `generate` first, promise rewriting in the preview, and estimate credits that nothing deducts.
    modelConnected: false,
    maxCards: { practice: LIMITS.numCards.max, live: config().serviceMaxCards },
    wire: { practice: wireFactsOf('practice'), live: wireFactsOf('live') },
  };
}
