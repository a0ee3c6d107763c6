import { t } from '@/lib/words/t';
import { POSITIONS } from '../contract/enums';
import type { Operation } from '../contract/run-words';

const ADDRESSES_SHOWN = 3;

/**
 * What in a pasted request shares the deck, sends email or makes the server fetch something. It is accepted, because
 * pasting is deliberate, but listed, because people rarely read a copied request to the end.
 */
export function reachingOut(operation: Operation, request: Readonly<Record<string, unknown>>): PastedNote[] {
  const notes: PastedNote[] = [];
  const add = (path: string, value: unknown) => {
    if (typeof value === 'string' && value !== '') notes.push({ path, message: t('set to “{value}”', { value }) });
  };
  const { workspaceAccess, externalAccess, emailOptions } = membersOf(request.sharingOptions);
  add('sharingOptions.workspaceAccess', workspaceAccess);
  add('sharingOptions.externalAccess', externalAccess);
  const { recipients, access } = membersOf(emailOptions);
  if (Array.isArray(recipients)) add('sharingOptions.emailOptions.recipients', listed(recipients.map(String)));
  add('sharingOptions.emailOptions.access', access);
  if (operation === 'template') return notes;
  const headerFooter = membersOf(membersOf(request.cardOptions).headerFooter);
  for (const name of POSITIONS) add(`cardOptions.headerFooter.${name}.src`, membersOf(headerFooter[name]).src);
  return notes;
}

function listed(addresses: readonly string[]): string {
  const shown = addresses.slice(0, ADDRESSES_SHOWN).join(', ');
  const more = addresses.length - ADDRESSES_SHOWN;
  return more > 0 ? t('{names} and {more} more', { names: shown, more }) : shown;
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** A note on the pasted request. `path` is the interface field it is about, or null. */
export type PastedNote = { path: string | null; message: string };
