import { englishMessage } from '@/lib/words/stored-messages';
import { composerRoute } from '@/server/guard/composer-route';
import { refuse } from '@/server/guard/route-error';
import { generations } from '@/server/runs/context';
import { openTrashedImage } from '@/server/runs/read-deck';

/** `GET /api/generations/:id/images/:key`: a picture on the first card of a run in the trash, for its thumbnail. */
export const GET = composerRoute<{ id: string; key: string[] }>({}, async ({ params }) => {
  const image = await openTrashedImage(await generations(), params.id, params.key.join('/'));
  if (!image) return refuse(404, englishMessage('Not found'));
  return new Response(new Uint8Array(image.bytes), {
    headers: {
      'Content-Type': image.mediaType,
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  });
});
