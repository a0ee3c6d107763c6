import 'server-only';
import { STATUS_CODES } from 'node:http';
import type { ApiProblem } from '@/lib/contract/api-v1';
import type { RouteError } from '@/lib/contract/composer';
import type { Problem } from '@/lib/contract/request/problems';

type Details = { errors?: readonly Problem[]; headers?: Record<string, string>; correlationId?: string };

/** An error of `/api/v1` (RFC 9457). */
export function problem(status: number, detail?: string, { errors, headers, correlationId }: Details = {}): Response {
  const body: ApiProblem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    ...(detail === undefined ? {} : { detail }),
    ...(correlationId === undefined ? {} : { instance: `urn:uuid:${correlationId}` }),
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
  const { message, fields, correlationId } = (await response.json()) as RouteError;
  const wait = response.headers.get('Retry-After');
  const headers = wait === null ? undefined : { 'Retry-After': wait };
  return problem(response.status, message, { errors: fields, headers, correlationId });
}
