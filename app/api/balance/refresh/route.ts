import { refreshRequest } from '@/lib/contract/composer';
import type * as z from '@/lib/contract/zod';
import { readBalance } from '@/server/balance/read-balance';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuseFields } from '@/server/guard/route-error';
import { generations } from '@/server/runs/context';
import { askedService } from '@/server/service/asked-service';

/**
 * `POST /api/balance/refresh {target, maxAge?}`: the balance, requested from the service if the known figure is older.
 */
export const POST = composerRoute<Record<string, never>, z.infer<typeof refreshRequest>>(
  { body: refreshRequest },
  async ({ body: { target, maxAge } }) => {
    const asked = askedService(new URLSearchParams({ target }));
    if (!asked.ok) return refuseFields(asked.problems);
    return answerJson(await readBalance(await generations(), target, { maxAgeMs: maxAge * 1000 }));
  },
);
