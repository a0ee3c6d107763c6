import { openImage } from '@/server/engine/artifacts';
import { openArtifact } from '../../open-artifact';

type Context = { params: Promise<{ artifactId: string; key: string[] }> };

/** `GET /a/:artifactId/images/:key`: a picture kept with the artifact, for whoever may view it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { artifactId, key } = await params;
  const name = decoded(key.join('/'));
  const allowed = name === null ? null : await openArtifact(artifactId, request);
  const image = allowed && name !== null && (await openImage(artifactId, name));
  if (!image) return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
  // The key is the hash of the bytes.
  const etag = `"${name}"`;
  const headers = {
    // Kept by the browser, and asked for again each time: a deck that was deleted or unshared is gone there too.
    'Cache-Control': 'private, no-cache',
    ETag: etag,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(image.bytes), { headers: { 'Content-Type': image.mediaType, ...headers } });
}

/** Null for what is no valid encoding: it names nothing. */
function decoded(key: string): string | null {
  try {
    return decodeURIComponent(key);
  } catch {
    return null;
  }
}
