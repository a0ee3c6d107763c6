import { BlockList, isIP, isIPv4 } from 'node:net';
import * as z from 'zod';

// The variables that decide who can reach the program. Like `read-config.ts` this runs in plain Node and reads no
// environment itself.

/** The minimum length of `ACCESS_TOKEN` and `ENGINE_API_KEY` against guessing. */
const MIN_SECRET_LENGTH = 24;

/** Refuses a value in a transformation or check. `name`: the variable, if the value has several. */
export function refuse(context: z.RefinementCtx, message: string, name?: string) {
  context.addIssue({ code: 'custom', path: name === undefined ? [] : [name], message });
  return z.NEVER;
}

/** How to find the client's address behind proxies: their number, or their addresses. */
export type TrustedProxies = { hops: number } | { addresses: BlockList };

/** `2`, or `10.0.0.0/8, 192.168.1.4`. */
export const trustedProxies = z
  .string()
  .trim()
  .transform((value, context): TrustedProxies => {
    if (/^[1-9]$/.test(value)) return { hops: Number(value) };
    const addresses = new BlockList();
    if (value.split(',').every((entry) => addRange(addresses, entry.trim()))) return { addresses };
    const message = 'must be the number of proxies (1 to 9), or their addresses or networks, separated by commas';
    return refuse(context, message);
  });

type Access = {
  HOST: string;
  ACCESS_TOKEN?: string | undefined;
  ENGINE_API_KEY?: string | undefined;
  PUBLIC_URL?: string | undefined;
  ALLOWED_HOSTS: readonly string[];
};

/** Beyond loopback, sign-in is required, with secrets that cannot be guessed. */
export function checkAccess(read: Access, context: z.RefinementCtx): void {
  const exposed = findExposed(read);
  if (!exposed) return;
  if (read.ACCESS_TOKEN === undefined) {
    const [name, value] = exposed;
    const instead = name === 'HOST' ? 'leave HOST at 127.0.0.1' : `unset ${name}`;
    const remedy = `set ACCESS_TOKEN to a long random text that people sign in with, or ${instead}`;
    refuse(context, `is ${value}, which others can reach: ${remedy}`, name);
  }
  for (const name of shortSecrets(read)) refuse(context, `must have at least ${MIN_SECRET_LENGTH} characters`, name);
}

/** Short secrets are accepted if only this machine can try them. */
export function secretWarnings(read: Access): string[] {
  return shortSecrets(read).map(
    (name) => `${name} has fewer than ${MIN_SECRET_LENGTH} characters, which is too short to serve others`,
  );
}

/** The first variable that lets others reach the program, with the name or address in it. */
function findExposed({ HOST, PUBLIC_URL, ALLOWED_HOSTS }: Access): [name: string, value: string] | null {
  if (!namesLoopback(HOST)) return ['HOST', HOST];
  if (PUBLIC_URL && !namesLoopback(new URL(PUBLIC_URL).hostname)) return ['PUBLIC_URL', PUBLIC_URL];
  const host = ALLOWED_HOSTS.find((entry) => !namesLoopback(entry.replace(/:\d+$/, '')));
  return host === undefined ? null : ['ALLOWED_HOSTS', host];
}

function shortSecrets(read: Access): ('ACCESS_TOKEN' | 'ENGINE_API_KEY')[] {
  return (['ACCESS_TOKEN', 'ENGINE_API_KEY'] as const).filter((name) => {
    const secret = read[name];
    return secret !== undefined && secret.length < MIN_SECRET_LENGTH;
  });
}

/** Whether a host name or address can mean only this machine. */
export function isLoopbackName(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '');
  return name === 'localhost' || name === '::1' || (isIPv4(name) && name.startsWith('127.'));
}

/** Includes names below `localhost`, which browsers resolve to this machine. */
function namesLoopback(host: string): boolean {
  return isLoopbackName(host) || /\.localhost$/i.test(host);
}

function addRange(list: BlockList, entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  const type = version === 4 ? 'ipv4' : 'ipv6';
  if (prefix === undefined) {
    list.addAddress(address, type);
    return true;
  }
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > (version === 4 ? 32 : 128)) return false;
  list.addSubnet(address, Number(prefix), type);
  return true;
}
