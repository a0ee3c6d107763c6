import { expect, it } from 'vitest';
import { retryAfterMs } from './bounded-calls';

const NOW = Date.UTC(2030, 0, 1);

it.each([
  ['2', 2000],
  [' 1.5 ', 1500],
  ['Tue, 01 Jan 2030 00:00:10 GMT', 10_000],
  ['Mon, 31 Dec 2029 23:59:00 GMT', 0],
  ['-5', null],
  ['soon', null],
  ['', null],
  [null, null],
  [undefined, null],
])('reads %j as %j ms', (header, expected) => expect(retryAfterMs(header, NOW)).toBe(expected));
