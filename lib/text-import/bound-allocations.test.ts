import { describe, expect, it } from 'vitest';
import { AllocationRefused, boundAllocations } from './bound-allocations';

/** Buffers of its own, as a worker has them: subclasses, so that the test's own stay as they are. */
function scopeOfItsOwn() {
  const names =
    'ArrayBuffer Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array Float32Array Float64Array';
  const host = globalThis as unknown as Record<string, new () => object>;
  const own = names.split(' ').map((name) => [name, class extends (host[name] as new () => object) {}]);
  return { ...Object.fromEntries(own), DecompressionStream: class {} } as typeof globalThis;
}

describe('boundAllocations', () => {
  it('refuses a buffer beyond the limit, and says that it did', () => {
    const scope = scopeOfItsOwn();
    const wasRefused = boundAllocations(scope as never, 1000);
    expect(new scope.Uint8Array(1000)).toHaveLength(1000);
    expect(wasRefused()).toBe(false);
    expect(() => new scope.Uint8Array(1001)).toThrow(AllocationRefused);
    expect(() => new scope.Float64Array(126)).toThrow(AllocationRefused);
    expect(() => new scope.ArrayBuffer(1001)).toThrow(AllocationRefused);
    expect(wasRefused()).toBe(true);
  });

  it('leaves buffers what they are', () => {
    const scope = scopeOfItsOwn();
    boundAllocations(scope as never, 1000);
    const bytes = new scope.Uint8Array([1, 2, 3]);
    expect([...bytes]).toEqual([1, 2, 3]);
    expect(bytes instanceof scope.Uint8Array).toBe(true);
    expect(bytes.constructor).toBe(scope.Uint8Array);
    expect(scope.Uint8Array.BYTES_PER_ELEMENT).toBe(1);
    expect(new scope.Uint8Array(bytes.buffer, 1)).toHaveLength(2);
  });

  it('takes the unpacker away that knows no limit', () => {
    const scope = scopeOfItsOwn();
    boundAllocations(scope as never, 1000);
    expect('DecompressionStream' in scope).toBe(false);
  });
});
