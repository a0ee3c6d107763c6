export function frameReader(
  onFrame: (head: unknown, bytes: Buffer) => void,
  most: { head: number; bytes: number },
): (chunk: Buffer) => void;
export function frameOf(head: object, bytes: Uint8Array): [Buffer, Buffer, Uint8Array];
