import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newId } from './new-id';

describe('newId', () => {
  it('returns unique version 4 UUIDs', () => {
    const ids = Array.from({ length: 1000 }, newId);
    for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
