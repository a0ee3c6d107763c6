import { wordsScript } from '@/server/words/interface-words';

/** `GET /words?v=…`: the messages of a translated interface, the same for everyone, also before signing in. */
export function GET(): Response {
  const script = wordsScript();
  if (!script) return new Response(null, { status: 404 });
  return new Response(script.text, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
