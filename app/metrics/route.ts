import { config } from '@/server/config';
import { sameSecret } from '@/server/guard/same-secret';
import { knownCause } from '@/server/http/known-cause';
import { readMetrics } from '@/server/operation/metrics';

/** `GET /metrics` for Prometheus, with `METRICS_TOKEN` as its bearer token; 404 without one. */
export async function GET(request: Request): Promise<Response> {
  const { metricsToken } = config();
  if (!metricsToken) return new Response('Not found', { status: 404 });
  const given = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
  if (!sameSecret(given, metricsToken)) return new Response('Unauthorized', { status: 401 });
  try {
    const { type, text } = await readMetrics();
    return new Response(text, { headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } });
  } catch (error) {
    const known = knownCause(error);
    if (!known) throw error;
    return new Response(known.message, known);
  }
}
