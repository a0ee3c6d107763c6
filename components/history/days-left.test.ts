import { expect, it } from 'vitest';
import { daysLeft } from './bin';

const HOUR = 3_600_000;
const deletedAt = '2030-01-01T10:00:00.000Z';
const after = (hours: number) => daysLeft(deletedAt, Date.parse(deletedAt) + hours * HOUR);

it.each([
  [0, 30],
  [1, 30],
  [24, 29],
  [25, 29],
  [24 * 29, 1],
  [24 * 30 - 1, 1],
  [24 * 30, 0],
  [24 * 40, 0],
])('after %d hours in the trash, %d days are left', (hours, days) => expect(after(hours)).toBe(days));

it('never exceeds the maximum when clocks disagree', () => expect(after(-5)).toBe(30));
