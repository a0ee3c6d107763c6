import { deflateRawSync } from 'node:zlib';

/** A member of the archive. `stored`: it is already compressed and stored unchanged. */
export type ZipPart = { name: string; bytes: Uint8Array; stored: boolean };

/** 1 January 1980, the earliest date in a zip. Office files have it, so that the same deck gives the same bytes. */
const EARLIEST = new Date(1980, 0, 1);
/** General purpose flag 11: the name is in UTF-8 instead of the code page of the reader. */
const UTF8_NAME = 0x0800;
const VERSION = 20;
/** The fastest level. For XML it comes within a tenth of the best level in a fraction of the time. */
const LEVEL = 1;
/** Smaller parts are not compressed, because starting to deflate costs more than it saves. In bytes. */
const MIN_DEFLATED = 600;

/**
 * Writes a zip archive (APPNOTE 6.3.3) of parts in the given order, all modified at the same local time. It uses Node's deflate, which is
 * three times faster here than one in JavaScript. The rest of the format is just two kinds of header.
 */
export function zipParts(parts: readonly ZipPart[], modified: Date = EARLIEST): Uint8Array {
  const members = parts.map(({ name, bytes, stored }) => ({
    name: Buffer.from(name, 'utf8'),
    modified,
    crc: crc32(bytes),
    size: bytes.length,
    ...(stored || bytes.length < MIN_DEFLATED
      ? { data: bytes, method: 0 }
      : { data: deflateRawSync(bytes, { level: LEVEL }), method: 8 }),
  }));
  const chunks: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const member of members) {
    const header = fields(member);
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), header, member.name]);
    chunks.push(local, member.data);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, VERSION, 0]), header, rest, member.name]));
    offset += local.length + member.data.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(members.length, 8);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return joined([...chunks, central, end]);
}

/** The fields that a member's two headers have in common. */
function fields(member: {
  name: Buffer;
  modified: Date;
  crc: number;
  size: number;
  data: Uint8Array;
  method: number;
}): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(VERSION, 0);
  if (member.name.some((byte) => byte > 0x7f)) header.writeUInt16LE(UTF8_NAME, 2);
  header.writeUInt16LE(member.method, 4);
  const [time, date] = dosTime(member.modified);
  header.writeUInt16LE(time, 6);
  header.writeUInt16LE(date, 8);
  header.writeUInt32LE(member.crc, 10);
  header.writeUInt32LE(member.data.length, 14);
  header.writeUInt32LE(member.size, 18);
  header.writeUInt16LE(member.name.length, 22);
  return header;
}

/** Time and date in the format of MS-DOS, which counts seconds in twos and years from 1980. */
function dosTime(at: Date): [time: number, date: number] {
  const time = (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1);
  return [time, ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate()];
}

/** Joins the chunks in a new buffer, so that it can be transferred between threads without a copy. */
function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    out.set(chunk, at);
    at += chunk.length;
  }
  return out;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** Node 20.15 added `zlib.crc32`, but the project supports Node 20.9. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (let at = 0; at < bytes.length; at += 1) crc = (CRC_TABLE[(crc ^ bytes[at]!) & 0xff]! ^ (crc >>> 8)) >>> 0;
  return (crc ^ 0xffffffff) >>> 0;
}
