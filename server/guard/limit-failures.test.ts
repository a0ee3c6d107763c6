import { describe, expect, it } from 'vitest';
import { FailureLimit } from './limit-failures';

describe('a limit on failures', () => {
  it('makes an address wait after too many, until the first of them leaves the window', () => {
    const limit = new FailureLimit({ failures: 3, windowMs: 1000 });
    for (const at of [0, 100, 200]) {
      expect(limit.waitMs('192.0.2.1', at)).toBe(0);
      expect(limit.failed('192.0.2.1', at)).toBe(at === 200);
    }
    expect(limit.waitMs('192.0.2.1', 300)).toBe(700);
    expect(limit.waitMs('192.0.2.1', 1000)).toBe(0);
    limit.failed('192.0.2.1', 1000);
    expect(limit.waitMs('192.0.2.1', 1000)).toBe(100);
    expect(limit.waitMs('192.0.2.1', 5000)).toBe(0);
  });

  it('does not affect other addresses, and treats an IPv6 network as one', () => {
    const limit = new FailureLimit({ failures: 2, windowMs: 1000 });
    for (const address of ['192.0.2.1', '192.0.2.1', '2001:db8::1', '2001:db8::2']) limit.failed(address, 0);
    expect(limit.waitMs('192.0.2.1', 0)).toBe(1000);
    expect(limit.waitMs('192.0.2.2', 0)).toBe(0);
    expect(limit.waitMs('2001:db8::ffff', 0)).toBe(1000);
    expect(limit.waitMs('2001:db8:0:1::1', 0)).toBe(0);
  });

  it('remembers a limited number of addresses: it drops the one whose last failure is oldest', () => {
    const limit = new FailureLimit({ failures: 1, windowMs: 1000, maxAddresses: 2 });
    limit.failed('192.0.2.1', 0);
    limit.failed('192.0.2.2', 1);
    limit.failed('192.0.2.1', 2);
    limit.failed('192.0.2.3', 3);
    expect(['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((address) => limit.waitMs(address, 3) > 0)).toEqual([
      true,
      false,
      true,
    ]);
  });
});
