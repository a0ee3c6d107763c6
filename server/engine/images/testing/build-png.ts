import { constants, deflateSync } from 'node:zlib';

type Chunk = { name: string; data: Uint8Array };

/** A black PNG with one bit per pixel: 50 KB for 400 megapixels. */
export function blankPng(width: number, height: number): Uint8Array {
  const row = 1 + Math.ceil(width / 8);
  return pngOf(width, height, deflateSync(Buffer.alloc(row * height), { level: constants.Z_BEST_COMPRESSION }));
}

/** A PNG with 8 bits per pixel and extra chunks before its pixels. */
export function smallPng(...more: Chunk[]): Uint8Array {
  return pngOf(1, 1, deflateSync(Buffer.alloc(2)), more);
}

function pngOf(width: number, height: number, pixels: Uint8Array, more: readonly Chunk[] = []): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ...[
      { name: 'IHDR', data: head },
      ...more,
      { name: 'IDAT', data: pixels },
      { name: 'IEND', data: Buffer.alloc(0) },
    ].map(chunkOf),
  ]);
}

function chunkOf({ name, data }: Chunk): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(name, 4, 'latin1');
  chunk.set(data, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}

/** Node 20.15 added `zlib.crc32`, but the project supports Node 20.9. */
function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
