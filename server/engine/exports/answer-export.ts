import 'server-only';
import { Readable } from 'node:stream';
import { englishMessage } from '@/lib/words/stored-messages';
import { attachment } from '../../files/file-name';
import { exportArtifact } from '../artifacts';
import { engine } from '../engine';
import { answerOrFail, refuse } from '../http/answer';
import { readExportToken } from './export-link';

/** `GET /exports/:token`: the file behind a signed link; 404 if the link is forged or expired. */
export function answerExport(token: string): Promise<Response> {
  return answerOrFail(async () => {
    const deps = await engine();
    const opened = await readExportToken(deps, token);
    const file = opened && (await exportArtifact(opened.artifactId, opened.format));
    const bytes = file && (await deps.files.size(file.fileKey));
    // The deck and its file may be purged at any time.
    if (!file || bytes === null) return refuse(404, englishMessage('Not found'));
    return new Response(Readable.toWeb(await deps.files.getStream(file.fileKey)) as ReadableStream<Uint8Array>, {
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

/** Responds to any other method with 405, like the rest of the API (docs/spec/settled-points.md#2). */
export async function refuseExportMethod(): Promise<Response> {
  return refuse(405, englishMessage('Method not allowed'), { Allow: 'GET, HEAD' });
}
