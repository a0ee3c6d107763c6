/**
 * Splits a stream into frames: the length of a JSON head and of the bytes after it (unsigned, 4 bytes each, big-endian),
 * the head, the bytes. Both the program and its decoder processes read with it.
 * @param {(head: unknown, bytes: Buffer) => void} onFrame
 * @param {{ head: number, bytes: number }} most the lengths a frame may have
 * @returns {(chunk: Buffer) => void} throws for a frame that is too long or has no JSON head
 */
export function frameReader(onFrame, most) {
  let parts = [];
  let length = 0;
  return (chunk) => {
    parts.push(chunk);
    length += chunk.length;
    for (;;) {
      if (length < 8) return;
      if (parts[0].length < 8) parts = [Buffer.concat(parts)];
      const headLength = parts[0].readUInt32BE(0);
      const bytesLength = parts[0].readUInt32BE(4);
      if (headLength > most.head || bytesLength > most.bytes) throw new RangeError('The frame is too long');
      const end = 8 + headLength + bytesLength;
      if (length < end) return;
      const all = Buffer.concat(parts);
      parts = all.length > end ? [all.subarray(end)] : [];
      length = all.length - end;
      onFrame(JSON.parse(all.subarray(8, 8 + headLength).toString('utf8')), all.subarray(8 + headLength, end));
    }
  };
}

/**
 * @param {object} head
 * @param {Uint8Array} bytes
 */
export function frameOf(head, bytes) {
  const text = Buffer.from(JSON.stringify(head), 'utf8');
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32BE(text.length, 0);
  lengths.writeUInt32BE(bytes.length, 4);
  return [lengths, text, bytes];
}
