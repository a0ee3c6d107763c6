import { describe, expect, it } from 'vitest';
import { Pace } from './write-pace';

const bounds = { first: 10, least: 5, most: 200, milliseconds: 15 };

describe('the batch size of writes', () => {
  it('starts small and at most doubles', () => {
    const pace = new Pace(bounds);
    expect(pace.size).toBe(10);
    pace.wrote(10, 0);
    expect(pace.size).toBe(20);
    pace.wrote(20, 1);
    expect(pace.size).toBe(40);
  });

  it('stays within its bounds', () => {
    const pace = new Pace(bounds);
    pace.wrote(10, 5000);
    expect(pace.size).toBe(5);
    pace.wrote(190, 1);
    expect(pace.size).toBe(200);
  });
});
