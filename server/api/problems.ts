import 'server-only';
import { STATUS_CODES } from 'node:http';
import type { ApiProblem } from '@/lib/contract/api-v1';
import type { Problem } from '@/lib/contract/request/problems';

/** An error of `/api/v1` (RFC 9457). */
export function problem(
  status: number,
  detail?: string,
  { errors, headers }: { errors?: readonly Problem[]; headers?: Record<string, string> } = {},
): Response {
  const body: ApiProblem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    ...(detail === undefined ? {} : { detail }),
    ...(errors?.length ? { errors: errors.map(({ path, message }) => ({ path, message })) } : {}),
  };
  return Response.json(body, {
    status,
    headers: { ...headers, 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' },
  });
}

/** A refusal of the composer's own routes (`guard/route-error.ts`) as a problem. Other responses are unchanged. */
export async function asProblem(response: Response): Promise<Response> {
  if (response.status < 400) return response;
  const { message, fields } = (await response.json()) as { message?: string; fields?: Problem[] };
  const wait = response.headers.get('Retry-After');
  return problem(response.status, message, { errors: fields, headers: wait === null ? {} : { 'Retry-After': wait } });
}
