import { uploadIdOf } from '@/lib/deck/text/inline/picture-address';
import { openUpload } from '@/server/engine/artifacts';

/**
 * `GET /pictures/:name`: a picture that a person added to a text, for anyone who knows its address: a remote service
 * fetches it without a session.
 */
export async function GET(request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const id = uploadIdOf(`/pictures/${(await params).name}`);
  const picture = id === null ? null : await openUpload(id);
  if (!picture) return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
  const headers = {
    // An id always has the same bytes. For a day, so that a deleted picture leaves the browser too.
    'Cache-Control': 'private, max-age=86400, immutable',
    ETag: `"${id}"`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Robots-Tag': 'noindex',
  };
  if (request.headers.get('if-none-match') === headers.ETag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(picture.bytes), { headers: { 'Content-Type': picture.mediaType, ...headers } });
}
