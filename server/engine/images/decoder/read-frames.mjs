/**
 * Splits a stream into frames. A frame has the lengths of its JSON head and of its bytes (unsigned, 4 bytes each,
 * big-endian), then the head, then the bytes. Used by the server and by its decoder processes.
 * @param {(head: unknown, bytes: Buffer) => void} onFrame
 * @param {{ head: number, bytes: number }} most the maximum lengths of a frame's parts
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
