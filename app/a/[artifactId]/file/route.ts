import { FILE_FORMATS } from '@/lib/contract/enums';
import { isDeckTooLarge } from '@/lib/deck/deck-limits';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import { exportArtifact } from '@/server/engine/artifacts';
import { attachment } from '@/server/files/file-name';
import { fileStore } from '@/server/files/open-store';
import { openArtifact } from '../open-artifact';

type Context = { params: Promise<{ artifactId: string }> };

/** `GET /a/:artifactId/file?format`: the deck as a file, for anyone with view access. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { artifactId } = await params;
  const asked = new URL(request.url).searchParams.get('format');
  const format = FILE_FORMATS.find((known) => known === asked);
  if (!format)
    return refuse(400, englishMessage('format must be one of {values}', { values: FILE_FORMATS.join(', ') }));
  if (!(await openArtifact(artifactId, request))) return refuse(404, englishMessage('Not found'));
  const file = await exportArtifact(artifactId, format).catch((error: unknown) => {
    if (isDeckTooLarge(error)) return error;
    throw error;
  });
  if (isDeckTooLarge(file)) return refuse(422, file.reason);
  if (!file) return refuse(404, englishMessage('Not found'));
  const bytes = await fileStore().getBytes(file.fileKey);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': file.mediaType,
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': attachment(file.fileName),
      'Cache-Control': 'private, no-store',
    },
  });
}

function refuse(statusCode: number, message: StoredMessage): Response {
  return Response.json({ message, statusCode }, { status: statusCode });
}
