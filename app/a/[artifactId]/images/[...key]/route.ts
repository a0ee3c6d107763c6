import { openImage } from '@/server/engine/artifacts';
import { openArtifact } from '../../open-artifact';

type Context = { params: Promise<{ artifactId: string; key: string[] }> };

/** `GET /a/:artifactId/images/:key`: a picture kept with the artifact, for whoever may view it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { artifactId, key } = await params;
  const allowed = await openArtifact(artifactId, request);
  const image = allowed && (await openImage(artifactId, key.map(decodeURIComponent).join('/')));
  if (!image) return new Response('Not found', { status: 404 });
  return new Response(new Uint8Array(image.bytes), {
    headers: {
      'Content-Type': image.mediaType,
      // The key is the hash of the bytes; only who may see the deck may see them, so no shared cache.
      'Cache-Control': 'private, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
