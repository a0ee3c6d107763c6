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

/** Thrown in place of an allocation, as an engine does that has no memory left. */
export class AllocationRefused extends RangeError {}

/**
 * Makes `scope`, a worker's own global, refuse buffers larger than `mostBytes`. Browsers give no way to cap a worker's
 * memory, and the reader of PDF unpacks a stream into one buffer that it doubles while it grows: that is where a small
 * file becomes gigabytes. The browser's own unpacker is taken away, since it would unpack a stream as a whole.
 * @returns whether an allocation was refused: the libraries may have swallowed the error and gone on without the stream
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
