import 'server-only';
import { type LookupAddress, type LookupAllOptions, lookup as resolveHost } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './is-public-address';

/** The name resolves to an address that is not public. Raised before a socket is opened. */
export class PrivateAddress extends Error {
  readonly code = 'EPRIVATE';
}

/** Resolves a name to all its addresses, as `dns.lookup` with `all`. */
export type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * A `lookup` for sockets that returns only public addresses. The socket connects to exactly these, so the name is
 * resolved once and cannot change a moment later (DNS rebinding). One private address among several rejects the name.
 */
export function guardedLookup(resolve: Resolve = resolveHost): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true, verbatim: true }, (error, addresses) => {
      if (error) return done(error, '', 0);
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(new PrivateAddress('the name leads to an address that is not public'), '', 0);
      if (options.all) return done(null, addresses);
      const [first] = addresses;
      return done(null, first!.address, first!.family);
    });
  };
}
