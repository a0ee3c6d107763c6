import 'server-only';
import { headers } from 'next/headers';

type Search = Record<string, string | string[] | undefined>;

/** A page receives its headers and query separately, while the sharing rules take a request, so this combines them. */
export async function pageRequest(path: string, search: Search): Promise<Request> {
  const sent = await headers();
  const address = new URL(path, `http://${sent.get('host') ?? 'localhost'}`);
  for (const [name, value] of Object.entries(search)) {
    for (const each of [value].flat()) if (each !== undefined) address.searchParams.append(name, each);
  }
  return new Request(address, { headers: new Headers(sent) });
}
