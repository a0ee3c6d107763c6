import { sliceJson } from '@/server/engine/deck-slices/slice-deck';
import { openArtifact } from '../open-artifact';

type Context = { params: Promise<{ artifactId: string }> };

/** `GET /a/:artifactId/cards?from`: the next cards of a long deck as JSON, for anyone with view access. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { artifactId } = await params;
  const from = Number(new URL(request.url).searchParams.get('from'));
  const deck = await openArtifact(artifactId, request);
  if (!deck || !Number.isInteger(from) || from < 0 || from >= deck.cards.length)
    return new Response('Not found', { status: 404 });
  return new Response(sliceJson(deck, from), {
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'private, no-cache',
    },
  });
}
