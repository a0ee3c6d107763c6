import 'server-only';
import { CLIENT_ADDRESS_HEADER } from './client-address';

/**
 * The title that a person typed for a run, in a call from within the process. It is not a field of the interface, so
 * calls of other programs have none.
 */
export const TITLE_HEADER = 'x-cardwright-title';
const MOST_LETTERS = 160;

export function titleHeader(title: string): string {
  return encodeURIComponent(title.toWellFormed().slice(0, MOST_LETTERS).toWellFormed());
}

export function titleFrom({ headers }: Request): string | null {
  const given = headers.get(TITLE_HEADER);
  return given === null || headers.has(CLIENT_ADDRESS_HEADER) ? null : decodeURIComponent(given);
}
