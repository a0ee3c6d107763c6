import { EXPORTS } from '@/lib/contract/enums';
import { isDeckTooLarge } from '@/lib/deck/deck-limits';
import { inEnglish } from '@/lib/words/say-kept';
import { generations } from '@/server/generations/context';
import { openExport } from '@/server/generations/open-export';
import { composerRoute } from '@/server/guard/composer-route';
import { refuse, refuseFields } from '@/server/guard/route-error';

/** Those of the interface, and the page of a webpage, which is made here only. */
const FORMATS = [...EXPORTS, 'html'] as const;

/** `GET /api/generations/:id/export?format`: the stored file; for a local run the other format is made on demand. */
export const GET = composerRoute<{ id: string }>({}, async ({ params, query }) => {
  const format = FORMATS.find((known) => known === query.get('format'));
  if (!format)
    return refuseFields([
      { path: 'format', message: inEnglish('must be one of {values}', { values: FORMATS.join(', ') }) },
    ]);
  const file = await openExport(await generations(), params.id, format).catch((error: unknown) => {
    if (isDeckTooLarge(error)) return error;
    throw error;
  });
  if (isDeckTooLarge(file)) return refuse(422, file.reason);
  if (!file) return refuse(404, inEnglish('Not found'));
  return new Response(file.stream, { headers: file.headers });
});
