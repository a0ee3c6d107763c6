import 'server-only';
import { Readable } from 'node:stream';
import { engineFetch } from '@/server/engine/engine-fetch';
import type { Transport } from './wire';

/** The embedded engine, in this process, over the same wire format. */
export const localTransport: Transport = async ({ url, method, headers, body, signal }) => {
  const response = await engineFetch(new Request(url, { method, headers, body, signal }));
  const stream = response.body ? Readable.fromWeb(response.body as never) : Readable.from([]);
  stream.on('error', () => {});
  return { status: response.status, headers: new Map(response.headers), body: stream, close: () => stream.destroy() };
};
