import { openApiDocument } from '@/lib/contract/openapi';
import * as z from '@/lib/contract/zod';
import { type Check, ensureEqual, ensureStatus, read } from './check';
import type { Probe } from './probe';

const PATH = '/openapi.json';

const document = z.looseObject({
  openapi: z.string().startsWith('3.1'),
  info: z.looseObject({ title: z.string() }),
  servers: z.array(z.looseObject({ url: z.url() })).length(1),
});

/** Whether the server describes itself as the embedded engine does. */
export async function isOurEngine(probe: Probe): Promise<boolean> {
  try {
    const parsed = document.safeParse((await probe.get(PATH)).json);
    const ours = document.parse(openApiDocument('http://localhost'));
    return parsed.success && parsed.data.info.title === ours.info.title;
  } catch {
    return false; // not reachable: the checks will report it
  }
}

export const OPENAPI_CHECKS: Check[] = [
  {
    name: 'openapi: the document is that of the contract',
    engineOnly: true,
    async run({ probe }) {
      const answer = await probe.get(PATH);
      ensureStatus(answer, 200);
      const seen = read(answer, document);
      const expected = openApiDocument(seen.servers[0]?.url ?? '');
      ensureEqual(sorted(answer.json), sorted(expected), 'the document');
      return undefined;
    },
  },
];

/** Members in alphabetical order at every level, because their order is irrelevant. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([member, inner]) => [member, sorted(inner)] as const);
  return Object.fromEntries(entries.sort(([left], [right]) => (left < right ? -1 : 1)));
}
