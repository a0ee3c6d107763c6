import 'server-only';
import { Readable } from 'node:stream';
import type { ExportFormat } from '@/lib/contract/enums';
import { englishMessage } from '@/lib/words/stored-messages';
import { attachment } from '../../files/file-name';
import { exportArtifact } from '../artifacts';
import type { Engine } from '../context';
import { engine } from '../engine';
import { answerOrFail, refuse } from '../http/answer';
import { sameSecret, sign, signingSecret } from '../store/settings';

/** Lifetime of a link: 7 days, in milliseconds (docs/spec/settled-points.md#5). */
const LIFETIME_MS = 7 * 24 * 3600 * 1000;

type Export = { artifactId: string; format: ExportFormat };

/** The signed URL of an exported file. It needs no API key and expires 7 days from now. */
export async function exportLink(engine: Engine, artifactId: string, format: ExportFormat): Promise<string> {
  const expires = engine.now().getTime() + LIFETIME_MS;
  const content = `${artifactId}.${format}.${expires}`;
  return `${engine.baseUrl}/exports/${content}.${sign(await signingSecret(engine.db), 'export', content)}`;
}

/** The export that a token opens. Null if the token is forged or expired. */
export async function readExportToken(engine: Engine, token: string): Promise<Export | null> {
  const parts = /^(([\w-]{1,100})\.(pdf|pptx)\.(\d{1,15}))\.([\w-]{1,100})$/.exec(token);
  const [, content = '', artifactId = '', format, expires, signature = ''] = parts ?? [];
  if (!parts || !sameSecret(signature, sign(await signingSecret(engine.db), 'export', content))) return null;
  if (Number(expires) <= engine.now().getTime()) return null;
  return { artifactId, format: format as ExportFormat };
}

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
