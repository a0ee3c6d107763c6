import 'server-only';
import { Readable } from 'node:stream';
import { englishMessage } from '@/lib/words/stored-messages';
import { attachment } from '../../files/file-name';
import { exportArtifact } from '../artifacts';
import { engine } from '../context';
import { refuse } from '../http/answer';
import { answerOrFail } from '../http/answer-or-fail';
import { readExportToken } from './export-link';

/** `GET /exports/:token`: the file behind a signed link; 404 if the link is forged or expired. */
export function answerExport(token: string): Promise<Response> {
  return answerOrFail(async () => {
    const world = await engine();
    const opened = await readExportToken(world, token);
    const file = opened && (await exportArtifact(opened.artifactId, opened.format));
    const bytes = file && (await world.files.size(file.fileKey));
    // The deck and its file can be purged at any moment.
    if (!file || bytes === null) return refuse(404, englishMessage('Not found'));
    return new Response(Readable.toWeb(await world.files.getStream(file.fileKey)) as ReadableStream<Uint8Array>, {
      headers: {
        'Content-Type': file.mediaType,
        'Content-Disposition': attachment(file.fileName),
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
        'Content-Length': String(bytes),
      },
    });
  });
}

/** Any other method: 405, as everywhere in the interface (docs/spec/settled-points.md#2). */
export async function refuseExportMethod(): Promise<Response> {
  return refuse(405, englishMessage('Method not allowed'), { Allow: 'GET, HEAD' });
}
