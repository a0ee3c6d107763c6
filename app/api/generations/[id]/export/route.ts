import { FILE_FORMATS } from '@/lib/contract/enums';
import { englishMessage } from '@/lib/words/stored-messages';
import { composerRoute } from '@/server/guard/composer-route';
import { refuse, refuseFields } from '@/server/guard/route-error';
import { generations } from '@/server/runs/context';
import { openExport, openPage, openWithSources } from '@/server/runs/watch/open-export';

/**
 * `GET /api/generations/:id/export?format`: the stored file. A local run's other formats are made on demand;
 * `format=png` with `page` (1-based) returns only that page. `notes=sources` returns a PPTX whose speaker notes list
 * the passages of each card.
 */
export const GET = composerRoute<{ id: string }>({}, async ({ params, query }) => {
  const format = FILE_FORMATS.find((known) => known === query.get('format'));
  if (!format)
    return refuseFields([
      { path: 'format', message: englishMessage('must be one of {values}', { values: FILE_FORMATS.join(', ') }) },
    ]);
  const notes = format === 'pptx' ? query.get('notes') : null;
  if (notes !== null && notes !== 'sources')
    return refuseFields([{ path: 'notes', message: englishMessage('must be one of {values}', { values: 'sources' }) }]);
  const page = pageOf(format, query.get('page'));
  const deps = await generations();
  const opened = () => {
    if (notes !== null) return openWithSources(deps, params.id);
    return page === null ? openExport(deps, params.id, format) : openPage(deps, params.id, page);
  };
  const file = await opened();
  if (!file) return refuse(404, englishMessage('Not found'));
  return new Response(file.stream, { headers: file.headers });
});

/** The 0-based page; null for the whole deck. An invalid number becomes -1, which is answered with 404. */
function pageOf(format: string, asked: string | null): number | null {
  if (format !== 'png' || asked === null) return null;
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) - 1 : -1;
}
