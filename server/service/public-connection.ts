import 'server-only';
import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Agent } from 'undici';

const CONNECT_TIMEOUT = 10_000;

/** Addresses that mean this machine, its network, or nobody: RFC 6890 and its like. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');

/** Of IPv6 only global unicast is public, without the ranges that carry an IPv4 address or documentation in them. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
const NOT_GLOBAL = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NOT_GLOBAL.addSubnet(net, bits, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !PRIVATE.check(address, 'ipv4');
  return version === 6 && GLOBAL.check(address, 'ipv6') && !NOT_GLOBAL.check(address, 'ipv6');
}

/** A name that led to an address that is not public. */
class PrivateAddress extends Error {
  readonly code = 'private address';
}

/** One lookup, and the connection goes to what it gave: a name cannot change its mind in between. */
const lookUpPublic: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return done(error, []);
    const isAllPublic = found.length > 0 && found.every(({ address }) => isPublicAddress(address));
    if (!isAllPublic) return done(new PrivateAddress(`${name} is not a public address`), []);
    if (options.all) return done(null, found);
    const [first] = found;
    done(null, first?.address ?? '', first?.family);
  });
};

const shared = globalThis as typeof globalThis & { cardwrightPublic?: Agent };

/** Connections to public addresses only. An address written as one must be judged by `isPublicAddress` before. */
export function publicConnections(): Agent {
  shared.cardwrightPublic ??= new Agent({ connect: { timeout: CONNECT_TIMEOUT, lookup: lookUpPublic } });
  return shared.cardwrightPublic;
}
