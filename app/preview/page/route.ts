import { previewPolicy } from '@/server/guard/csp';

/** `GET /preview/page`: the empty document into which the live preview writes a web page. */
export function GET(): Response {
  return new Response(
    '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body></body></html>',
    {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'private, max-age=3600',
        'Content-Security-Policy': previewPolicy(),
      },
    },
  );
}
