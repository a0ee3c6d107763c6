import { BlockList } from 'node:net';
import { describe, expect, it } from 'vitest';
import { addressGroup, findClientAddress } from './client-address';

function networks(...entries: [address: string, prefix: number, version: 'ipv4' | 'ipv6'][]) {
  const addresses = new BlockList();
  for (const entry of entries) addresses.addSubnet(...entry);
  return { addresses };
}

const inside = networks(['10.0.0.0', 8, 'ipv4'], ['fd00::', 8, 'ipv6']);

describe('the address of a client', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:DB8::1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    [undefined, 'unknown'],
  ])('is the socket’s address, %s, whatever the header says', (remote, address) =>
    expect(findClientAddress(remote, '203.0.113.9', undefined)).toBe(address),
  );

  it.each([
    [1, '198.51.100.7', '198.51.100.7'],
    [1, '203.0.113.9, 198.51.100.7', '198.51.100.7'],
    [2, '203.0.113.9, 198.51.100.7', '203.0.113.9'],
    [2, '8.8.8.8, 203.0.113.9, 198.51.100.7', '203.0.113.9'],
    [2, '198.51.100.7', '198.51.100.7'],
    [1, '', '10.0.0.1'],
    [1, undefined, '10.0.0.1'],
    [1, 'unknown', '10.0.0.1'],
    [2, 'evil, 198.51.100.7', '198.51.100.7'],
    [1, '198.51.100.7:51000', '198.51.100.7'],
    [1, '[2001:db8::2]:51000', '2001:db8::2'],
  ])('behind %i proxies with %j is %s', (hops, forwarded, address) =>
    expect(findClientAddress('10.0.0.1', forwarded, { hops })).toBe(address),
  );

  it.each([
    ['10.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['10.0.0.1', '203.0.113.9, 10.2.3.4', '203.0.113.9'],
    ['10.0.0.1', '8.8.8.8, 203.0.113.9, 10.2.3.4', '203.0.113.9'],
    ['::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['fd00::5', '2001:db8::2', '2001:db8::2'],
    ['192.0.2.1', '203.0.113.9', '192.0.2.1'],
    ['10.0.0.1', '10.5.5.5', '10.5.5.5'],
  ])('from %s with %j, behind trusted networks, is %s', (remote, forwarded, address) =>
    expect(findClientAddress(remote, forwarded, inside)).toBe(address),
  );

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['unknown', 'unknown'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['2001:0db8::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
  ])('%s is counted as %s', (address, group) => expect(addressGroup(address)).toBe(group));
});
