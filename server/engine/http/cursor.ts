import 'server-only';
import * as z from '@/lib/contract/zod';
import { sameSecret, sign } from '../sign';

/** Where a page ended: the sort key of its last row (name, then id). */
export type Place = { nameKey: string; id: string };
export type Listing = { list: 'themes' | 'folders'; query: string };

const place = z.tuple([z.string(), z.string()]);

/** An opaque, signed cursor, bound to the list and query but not to the limit (docs/spec/settled-points.md#4). */
export function writeCursor(secret: string, listing: Listing, { nameKey, id }: Place): string {
  const content = Buffer.from(JSON.stringify([nameKey, id])).toString('base64url');
  return `${content}.${sign(secret, purpose(listing), content)}`;
}

/** Null for a cursor that is forged, or belongs to another list or query. */
export function readCursor(secret: string, listing: Listing, cursor: string): Place | null {
  const [content = '', signature = '', ...more] = cursor.split('.');
  if (more.length > 0 || !sameSecret(signature, sign(secret, purpose(listing), content))) return null;
  const read = place.safeParse(JSON.parse(Buffer.from(content, 'base64url').toString()));
  return read.success ? { nameKey: read.data[0], id: read.data[1] } : null;
}

function purpose({ list, query }: Listing): string {
  return `cursor ${list} ${query}`;
}
