import { isDeckTooLarge } from '@/lib/deck/deck-limits';
import { exportArtifact } from '@/server/engine/artifacts';
import { fileStore } from '@/server/files/open-store';
import { webpagePolicy } from '@/server/guard/csp';
import { openArtifact } from '../open-artifact';

type Context = { params: Promise<{ artifactId: string }> };

/** `GET /a/:artifactId/page`: the HTML of a webpage, identical to its HTML file, for anyone with view access. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { artifactId } = await params;
  const isShown = (await openArtifact(artifactId, request))?.page;
  const file = isShown
    ? await exportArtifact(artifactId, 'html').catch((error: unknown) => {
        if (isDeckTooLarge(error)) return null;
        throw error;
      })
    : null;
  if (!file) return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return new Response(new Uint8Array(await fileStore().getBytes(file.fileKey)), {
    headers: {
      'Content-Type': file.mediaType,
      'Cache-Control': 'private, no-cache',
      'Content-Security-Policy': webpagePolicy(),
    },
  });
}
