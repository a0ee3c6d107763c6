import 'server-only';
import { LIMITS } from '@/lib/contract/limits';
import type { Settings } from '@/lib/contract/settings';
import { config } from '../config';
import { isModelConnected } from '../model/language-model';
import { targets, wireFactsOf } from '../service/open-service';

/** What the page needs before it can offer anything. */
export function readSettings(): Settings {
  return {
    targets: targets(),
    modelConnected: isModelConnected(),
    modelCreditsPerCard: config().llmCreditsPerCard,
    maxCards: { local: LIMITS.numCards.max, remote: config().serviceMaxCards },
    wire: { local: wireFactsOf('local'), remote: wireFactsOf('remote') },
  };
}
