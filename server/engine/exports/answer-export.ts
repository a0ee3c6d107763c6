import 'server-only';
import { Readable } from 'node:stream';
import { inEnglish } from '@/lib/words/say-kept';
import { attachment } from '../../files/file-name';
import { exportArtifact } from '../artifacts';
import { engine } from '../context';
import { refuse } from '../http/answer';
import { answerOrFail } from '../http/answer-or-fail';
import { findStoredArtifact } from '../store/artifacts-store';
import { readExportToken } from './export-link';

/** `GET /exports/:token`: the file behind a signed link; 404 when the link is forged or its 7 days are over. */
export function answerExport(token: string): Promise<Response> {
  return answerOrFail(async () => {
    const world = await engine();
    const opened = await readExportToken(world, token);
    if (!opened || !(await findStoredArtifact(world.db, opened.artifactId))) return refuse(404, inEnglish('Not found'));
    const file = await exportArtifact(opened.artifactId, opened.format);
    const bytes = await world.files.size(file.fileKey);
    return new Response(Readable.toWeb(await world.files.getStream(file.fileKey)) as ReadableStream<Uint8Array>, {
      headers: {
        'Content-Type': file.mediaType,
        'Content-Disposition': attachment(file.fileName),
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
        ...(bytes === null ? {} : { 'Content-Length': String(bytes) }),
      },
    });
  });
}

/** Any other method there: 405, as everywhere in the interface (wire.md). */
export async function refuseExportMethod(): Promise<Response> {
  return refuse(405, inEnglish('Method not allowed'), { Allow: 'GET, HEAD' });
}
