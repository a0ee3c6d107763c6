import { openImage } from '@/server/engine/artifacts';
import { openArtifact } from '../../open-artifact';

type Context = { params: Promise<{ artifactId: string; key: string[] }> };

/** `GET /a/:artifactId/images/:key`: a picture stored with the artifact, for anyone with view access. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { artifactId, key } = await params;
  const name = decoded(key.join('/'));
  const allowed = name === null ? null : await openArtifact(artifactId, request);
  const image = allowed && name !== null && (await openImage(artifactId, name));
  if (!image) return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
  // The key is the hash of the content.
  const etag = `"${name}"`;
  const headers = {
    // Cached by the browser but revalidated each time, so that a deleted or unshared deck disappears there too.
    'Cache-Control': 'private, no-cache',
    ETag: etag,
    'Content-Security-Policy': "default-src 'none'; sandbox",
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(image.bytes), { headers: { 'Content-Type': image.mediaType, ...headers } });
}

/** Null for an invalid encoding, which matches no picture. */
function decoded(key: string): string | null {
  try {
    return decodeURIComponent(key);
  } catch {
    return null;
  }
}
