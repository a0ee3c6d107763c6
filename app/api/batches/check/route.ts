import { batchToCheck } from '@/lib/contract/batches';
import { checkRows } from '@/server/batches/prepare-row';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson } from '@/server/guard/route-error';
import { generations } from '@/server/runs/context';

/** `POST /api/batches/check`: what some rows would create, and what is wrong with them. Creates nothing. */
export const POST = composerRoute({ body: batchToCheck }, async ({ body }) =>
  answerJson({ rows: await checkRows(await generations(), body) }),
);
