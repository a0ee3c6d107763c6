import { Inflate, zipSync } from 'fflate';
import { LIMITS } from '../contract/limits';
import { FILE_LIMITS } from './file-kind';

export type Unpacked = { ok: true; archive: Uint8Array<ArrayBuffer> } | { ok: false; why: 'notZip' | 'tooLarge' };

type Entry = { name: string; method: number; data: Uint8Array };
type Limits = Pick<typeof FILE_LIMITS, 'unpackedBytes' | 'zipEntries' | 'xmlTags' | 'pictureBytes'>;

/**
 * A Word file as an archive of only its XML parts and pictures, uncompressed and within the limits. The sizes declared in
 * a zip are untrusted, so they are measured while inflating, which stops at the limit. Pictures past their own limit are
 * dropped.
 */
export function unpackDocx(bytes: Uint8Array, limits: Limits = FILE_LIMITS): Unpacked {
  const entries = entriesOf(bytes, limits.zipEntries);
  if (!Array.isArray(entries)) return { ok: false, why: entries };
  const parts = new Map<string, Uint8Array>();
  let room = limits.unpackedBytes;
  let pictureRoom = limits.pictureBytes;
  let tags = 0;
  for (const { name, method, data } of entries) {
    if (/^word\/media\/[^/]+$/i.test(name) && !parts.has(name)) {
      const most = Math.min(pictureRoom, LIMITS.pictureBytes);
      const picture = most <= 0 ? null : method === 0 ? data : inflateWithin(data, most);
      const isKept = picture !== null && picture.length <= most;
      // A dropped picture uses room too, so that many of them don't take long to inflate.
      pictureRoom -= isKept ? picture.length : most;
      if (isKept) parts.set(name, picture);
      continue;
    }
    if (!/\.(?:xml|rels)$/i.test(name) || parts.has(name)) continue;
    const part = method === 0 ? data : inflateWithin(data, room);
    if (part === null || part.length > room) return { ok: false, why: 'tooLarge' };
    room -= part.length;
    tags += countTags(part);
    if (tags > limits.xmlTags) return { ok: false, why: 'tooLarge' };
    parts.set(name, part);
  }
  if (parts.size === 0) return { ok: false, why: 'notZip' };
  return { ok: true, archive: zipSync(Object.fromEntries(parts), { level: 0 }) };
}

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;

/** The entries of the central directory, still compressed. */
function entriesOf(bytes: Uint8Array, most: number): Entry[] | 'notZip' | 'tooLarge' {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  const lowest = Math.max(0, end - 0xffff);
  while (end >= lowest && view.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1;
  if (end < lowest) return 'notZip';
  const count = view.getUint16(end + 10, true);
  if (count > most) return 'tooLarge';
  let at = view.getUint32(end + 16, true);
  const entries: Entry[] = [];
  for (let number = 0; number < count; number += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) return 'notZip';
    const nameLength = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    if (local + 30 > bytes.length || view.getUint32(local, true) !== LOCAL_HEADER) return 'notZip';
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      data: bytes.subarray(start, start + view.getUint32(at + 20, true)),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/**
 * The slice size of the input: deflated data expands at most 1032-fold, so one slice exceeds the limit by at most 4 MB.
 */
const SLICE = 4096;

/** Null once the output exceeds `most` bytes. */
function inflateWithin(packed: Uint8Array, most: number): Uint8Array | null {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((chunk) => {
    size += chunk.length;
    chunks.push(chunk);
  });
  for (let at = 0; at < packed.length; at += SLICE) {
    inflate.push(packed.subarray(at, at + SLICE), at + SLICE >= packed.length);
    if (size > most) return null;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** An XML reader needs about a hundred times an element's source size in memory. */
function countTags(xml: Uint8Array): number {
  let tags = 0;
  for (let at = xml.indexOf(0x3c); at !== -1; at = xml.indexOf(0x3c, at + 1)) tags += 1;
  return tags;
}
