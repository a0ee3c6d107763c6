import { whyNotReady } from '@/server/operation/readiness';

/** `GET /readyz`: 200 if this process can serve, else 503 with the reason. `start.mjs` answers while it starts or stops. */
export async function GET(): Promise<Response> {
  const reason = await whyNotReady();
  return new Response(reason ?? 'ready', {
    status: reason ? 503 : 200,
    headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' },
  });
}
