import { bulkRequest } from '@/lib/contract/history';
import type * as z from '@/lib/contract/zod';
import { actOnMany } from '@/server/generations/act-on-many';
import { generations } from '@/server/generations/context';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson } from '@/server/guard/route-error';

/** `POST /api/generations/bulk {act, ids | filter}`: one act on many runs. */
export const POST = composerRoute<object, z.output<typeof bulkRequest>>({ body: bulkRequest }, async ({ body }) =>
  answerJson(await actOnMany(await generations(), body)),
);
