import 'server-only';
import type { Problem } from '@/lib/contract/request/problems';
import type { Target } from '@/lib/contract/run-words';
import { target } from '@/lib/contract/text';
import { englishMessage } from '@/lib/words/stored-messages';
import type { ServiceClient } from './client';
import { openService } from './open-service';

export type AskedService = { ok: true; target: Target; service: ServiceClient } | { ok: false; problems: Problem[] };

/** The service behind `?target`, local by default. */
export function askedService(query: URLSearchParams): AskedService {
  const asked = target.safeParse(query.get('target') ?? 'local');
  if (!asked.success)
    return { ok: false, problems: asked.error.issues.map(({ message }) => ({ path: 'target', message })) };
  const service = openService(asked.data);
  return service
    ? { ok: true, target: asked.data, service }
    : { ok: false, problems: [{ path: 'target', message: englishMessage('is not configured') }] };
}
