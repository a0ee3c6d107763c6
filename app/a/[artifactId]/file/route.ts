import { exportArtifact } from '@/server/engine/artifacts';
import { fileStore } from '@/server/files/file-store';
import { openArtifact } from '../open-artifact';

type Context = { params: Promise<{ artifactId: string }> };

/** `GET /a/:artifactId/file?format=pptx|pdf`: the deck as a file to keep, for whoever may view it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { artifactId } = await params;
  const format = new URL(request.url).searchParams.get('format');
  if (format !== 'pptx' && format !== 'pdf') return refuse(400, 'format must be pptx or pdf');
  if (!(await openArtifact(artifactId, request))) return refuse(404, 'Not found');
  const file = await exportArtifact(artifactId, format);
  const bytes = 'bytes' in file ? file.bytes : await fileStore().getBytes(file.fileKey);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': file.mediaType,
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': attachment(file.fileName),
      'Cache-Control': 'private, no-cache',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** RFC 6266: an ASCII name for old readers, the full one encoded beside it. */
function attachment(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const full = encodeURIComponent(fileName).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}

function refuse(statusCode: number, message: string): Response {
  return Response.json({ message, statusCode }, { status: statusCode });
}
