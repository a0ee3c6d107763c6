// Decodes untrusted pictures in a separate process, one after the other: started by `decoder-process.ts`, which
// limits its memory and kills it at the deadline. It gets no environment, files or network of the program; pictures
// come in on stdin and go out on stdout.
import { setPriority } from 'node:os';
import { decodePicture } from './decode-picture.mjs';
import { frameOf, frameReader } from './read-frames.mjs';
import { Refusal } from './refusal.mjs';

const NO_BYTES = new Uint8Array();

try {
  // Requests have priority over decoding.
  setPriority(10);
} catch {
  // Not permitted: decoding then competes on equal terms.
}

process.stdin.on(
  'data',
  frameReader((head, bytes) => void answer(head, bytes), { head: 4096, bytes: 16 * 1024 * 1024 }),
);
// The program is gone. A normal exit would wait for a drawing that may never end.
process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL'));
send({ ready: true }, NO_BYTES);

async function answer({ id, kind }, bytes) {
  try {
    const { bytes: picture, ...facts } = await decodePicture(bytes, kind);
    send({ id, ok: true, ...facts }, picture);
  } catch (error) {
    send({ id, ok: false, code: error instanceof Refusal ? error.code : 'damaged' }, NO_BYTES);
  }
}

function send(head, bytes) {
  for (const part of frameOf(head, bytes)) process.stdout.write(part);
}
