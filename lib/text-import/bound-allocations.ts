const BUFFERS = [
  'ArrayBuffer',
  'Int8Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'Int16Array',
  'Uint16Array',
  'Int32Array',
  'Uint32Array',
  'Float32Array',
  'Float64Array',
] as const;

/** Thrown instead of allocating, like an out-of-memory error. */
export class AllocationRefused extends RangeError {}

/**
 * Makes `scope`, a worker's global, refuse buffers larger than `mostBytes`. Browsers cannot cap a worker's memory, and
 * the PDF reader decompresses a stream into one buffer that it doubles as it grows, which is how a small file can
 * become gigabytes. The browser's own decompressor is removed, because it would decompress a stream as a whole.
 * @returns whether an allocation was refused: the libraries may have swallowed the error and continued without the
 * stream
 */
export function boundAllocations(scope: Record<string, unknown>, mostBytes: number): () => boolean {
  let wasRefused = false;
  for (const name of BUFFERS) {
    const original = scope[name] as {
      new (...given: unknown[]): object;
      BYTES_PER_ELEMENT?: number;
      prototype: object;
    };
    const unit = original.BYTES_PER_ELEMENT ?? 1;
    const bounded: typeof original = new Proxy(original, {
      construct(target, given: unknown[], newTarget) {
        if (typeof given[0] === 'number' && given[0] * unit > mostBytes) {
          wasRefused = true;
          throw new AllocationRefused(`more than ${mostBytes} bytes`);
        }
        return Reflect.construct(target, given, newTarget === bounded ? target : newTarget);
      },
    });
    Object.defineProperty(original.prototype, 'constructor', { value: bounded, configurable: true, writable: true });
    scope[name] = bounded;
  }
  Reflect.deleteProperty(scope, 'DecompressionStream');
  return () => wasRefused;
}
