import 'server-only';
import { headers } from 'next/headers';

type Search = Record<string, string | string[] | undefined>;

/** A page is given its headers and query apart; the share rules judge a request, so they are put together again. */
export async function pageRequest(path: string, search: Search): Promise<Request> {
  const sent = await headers();
  const address = new URL(path, `http://${sent.get('host') ?? 'localhost'}`);
  for (const [name, value] of Object.entries(search)) {
    for (const each of [value].flat()) if (each !== undefined) address.searchParams.append(name, each);
  }
  return new Request(address, { headers: new Headers(sent) });
}
