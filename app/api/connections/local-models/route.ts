import { localModels } from '@/lib/contract/connections';
import { findLocalModels } from '@/server/connections/local-models';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson } from '@/server/guard/route-error';

/** `GET /api/connections/local-models`: asks the usual ports of this machine for models. */
export const GET = composerRoute({ callsOut: true }, async () =>
  answerJson(localModels.parse(await findLocalModels())),
);
