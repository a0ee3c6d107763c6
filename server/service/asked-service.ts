import 'server-only';
import { target } from '@/lib/contract/composer';
import type { Problem } from '@/lib/contract/request/problems';
import { TARGETS, type Target } from '@/lib/contract/run-words';
import { englishMessage } from '@/lib/words/stored-messages';
import type { ServiceClient } from './client';
import { openService } from './open-service';

export type AskedService = { ok: true; target: Target; service: ServiceClient } | { ok: false; problems: Problem[] };

/** The service behind `?target`, local by default. */
export function askedService(query: URLSearchParams): AskedService {
  const asked = target.safeParse(query.get('target') ?? 'local');
  if (!asked.success)
    return {
      ok: false,
      problems: [
        { path: 'target', message: englishMessage('must be one of {values}', { values: TARGETS.join(', ') }) },
      ],
    };
  const service = openService(asked.data);
  return service
    ? { ok: true, target: asked.data, service }
    : { ok: false, problems: [{ path: 'target', message: englishMessage('is not configured') }] };
}
