import { describe, expect, it } from 'vitest';
import { checkAddress } from './check-address';

const CLOSED = [
  [127, 0, 0, 1],
  [127, 255, 255, 254],
  [10, 1, 2, 3],
  [172, 16, 0, 9],
  [172, 31, 255, 1],
  [192, 168, 0, 1],
  [169, 254, 169, 254],
  [100, 64, 0, 1],
  [100, 127, 1, 1],
  [198, 18, 0, 1],
  [0, 0, 0, 0],
  [0, 1, 2, 3],
  [224, 0, 0, 251],
  [240, 0, 0, 1],
  [255, 255, 255, 255],
  [192, 0, 2, 1],
] as const;

/** Every notation we know for an IPv4 address in a URL's host. */
function notations([a, b, c, d]: readonly [number, number, number, number] | readonly number[]): string[] {
  const parts = [a, b, c, d].map((part) => part ?? 0);
  const [w = 0, x = 0, y = 0, z = 0] = parts;
  const whole = ((w << 24) | (x << 16) | (y << 8) | z) >>> 0;
  const hex = (value: number): string => value.toString(16);
  const high = hex((w << 8) | x);
  const low = hex((y << 8) | z);
  const dotted = parts.join('.');
  return [
    dotted,
    `${dotted}.`,
    `${whole}`,
    `0x${hex(whole)}`,
    `0X${hex(whole).toUpperCase()}`,
    `0${whole.toString(8)}`,
    parts.map((part) => `0x${hex(part)}`).join('.'),
    parts.map((part) => `0${part.toString(8)}`).join('.'),
    parts.map((part) => `00000${part.toString(8)}`).join('.'),
    `${w}.${(x << 16) | (y << 8) | z}`,
    `${w}.${x}.${(y << 8) | z}`,
    `0x${hex(w)}.${x}.0${((y << 8) | z).toString(8)}`,
    dotted.replaceAll('.', '。'),
    [...dotted].map((sign) => (sign === '.' ? '.' : String.fromCodePoint(sign.charCodeAt(0) - 48 + 0xff10))).join(''),
    [...dotted].map((sign) => `%${hex(sign.charCodeAt(0))}`).join(''),
    `[::ffff:${dotted}]`,
    `[::ffff:${high}:${low}]`,
    `[0:0:0:0:0:ffff:${dotted}]`,
    `[::${dotted}]`,
    `[::ffff:0:${dotted}]`,
    `[64:ff9b::${dotted}]`,
    `[64:ff9b::${high}:${low}]`,
    `[64:ff9b:1::${dotted}]`,
    `[2002:${high}:${low}::]`,
    `[2002:${high}:${low}::1]`,
  ];
}

describe('checkAddress', () => {
  const forged = CLOSED.flatMap((address) =>
    notations(address).flatMap((host) => [`http://${host}/`, `https://${host}:8443/a.png`]),
  );

  it('recognizes every closed address in every notation', () => {
    expect(forged.length).toBeGreaterThanOrEqual(800);
    // A WHATWG parser rejects some notations as addresses; none may pass.
    const passed = forged.filter((address) => checkAddress(address, []).ok);
    expect(passed).toEqual([]);
    const closed = forged.filter((address) => {
      const checked = checkAddress(address, []);
      return !checked.ok && checked.refusal === 'private';
    });
    expect(closed.length).toBeGreaterThan(forged.length * 0.95);
  });

  it('refuses each with a user name in front, exempt or not', () => {
    for (const address of forged) {
      const named = address.replace('://', '://example.com@');
      expect(checkAddress(named, ['http://127.0.0.1', 'https://example.com']).ok).toBe(false);
    }
  });

  it.each([
    'https://example.com/a.png',
    'http://93.184.216.34/',
    'https://[2606:4700:4700::1111]/',
    'https://bücher.example/x',
  ])('lets %s pass to name resolution', (address) =>
    expect(checkAddress(address, [])).toMatchObject({ ok: true, exempt: false }),
  );

  it('exempts an origin exactly', () => {
    const exempt = ['http://127.0.0.1:9000'];
    expect(checkAddress('http://127.0.0.1:9000/a', exempt)).toMatchObject({ ok: true, exempt: true });
    for (const other of [
      'http://127.0.0.1:9001/',
      'https://127.0.0.1:9000/',
      'http://127.0.0.1/',
      'http://localhost:9000/',
    ])
      expect(checkAddress(other, exempt)).toEqual({ ok: false, refusal: 'private' });
  });
});
