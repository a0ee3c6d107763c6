import { describe, expect, it } from 'vitest';
import { AllocationRefused, boundAllocations } from './bound-allocations';

/** Separate buffer classes, like those of a worker, so that the test's own are not patched. */
function separateScope() {
  const names =
    'ArrayBuffer Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array Float32Array Float64Array';
  const host = globalThis as unknown as Record<string, new () => object>;
  const own = names.split(' ').map((name) => [name, class extends (host[name] as new () => object) {}]);
  return { ...Object.fromEntries(own), DecompressionStream: class {} } as typeof globalThis;
}

describe('boundAllocations', () => {
  it('refuses a buffer above the limit, and reports it', () => {
    const scope = separateScope();
    const wasRefused = boundAllocations(scope as never, 1000);
    expect(new scope.Uint8Array(1000)).toHaveLength(1000);
    expect(wasRefused()).toBe(false);
    expect(() => new scope.Uint8Array(1001)).toThrow(AllocationRefused);
    expect(() => new scope.Float64Array(126)).toThrow(AllocationRefused);
    expect(() => new scope.ArrayBuffer(1001)).toThrow(AllocationRefused);
    expect(wasRefused()).toBe(true);
  });

  it('removes the unbounded decompressor', () => {
    const scope = separateScope();
    boundAllocations(scope as never, 1000);
    expect('DecompressionStream' in scope).toBe(false);
  });
});
