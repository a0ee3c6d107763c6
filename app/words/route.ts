import { wordsScriptIn } from '@/server/words/interface-words';

/** `GET /words?locale=…&v=…`: the messages of a language, the same for everyone. Needs no session. */
export function GET(request: Request): Response {
  const script = wordsScriptIn(new URL(request.url).searchParams.get('locale'));
  if (!script) return new Response(null, { status: 404 });
  return new Response(script.text, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
