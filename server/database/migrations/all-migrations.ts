import type { Migration } from 'kysely';
import { up as composer } from './0001-composer';
import { up as engine } from './0002-engine';
import { up as balances } from './0003-balances';
import { up as drafts } from './0004-drafts';
import { up as history } from './0006-history';
import { up as views } from './0007-views';
import { up as lineage } from './0008-lineage';
import { up as facets } from './0009-facets';
import { up as deletion } from './0010-deletion';
import { up as sessions } from './0011-sessions';
import { up as lostAnswers } from './0012-lost-answers';
import { up as watchLooks } from './0013-watch-looks';
import { up as answers } from './0014-answers';
import { up as targets } from './0015-targets';
import { up as written } from './0016-written';
import { up as cardRewrites } from './0017-card-rewrites';
import { up as pictures } from './0018-pictures';
import { up as outlineReviews } from './0019-outline-reviews';
import { up as interruptedWork } from './0020-interrupted-work';
import { up as uploads } from './0021-uploads';
import { up as titles } from './0022-titles';
import { up as sendAttempts } from './0023-send-attempts';

/** In order of name. A static list: a bundled server has no folder to scan. */
export const ALL_MIGRATIONS: Record<string, Migration> = {
  '0001-composer': { up: composer },
  '0002-engine': { up: engine },
  '0003-balances': { up: balances },
  '0004-drafts': { up: drafts },
  '0006-history': { up: history },
  '0007-views': { up: views },
  '0008-lineage': { up: lineage },
  '0009-facets': { up: facets },
  '0010-deletion': { up: deletion },
  '0011-sessions': { up: sessions },
  '0012-lost-answers': { up: lostAnswers },
  '0013-watch-looks': { up: watchLooks },
  '0014-answers': { up: answers },
  '0015-targets': { up: targets },
  '0016-written': { up: written },
  '0017-card-rewrites': { up: cardRewrites },
  '0018-pictures': { up: pictures },
  '0019-outline-reviews': { up: outlineReviews },
  '0020-interrupted-work': { up: interruptedWork },
  '0021-uploads': { up: uploads },
  '0022-titles': { up: titles },
  '0023-send-attempts': { up: sendAttempts },
};
