// Decodes untrusted pictures in a separate process, one after another. Started by `decoder-process.ts`, which limits
// its memory and kills it at the deadline. Pictures arrive on stdin and leave on stdout; the process inherits neither
// the server's environment nor its open files.
import { setPriority } from 'node:os';
import { decodePicture } from './decode-picture.mjs';
import { frameOf, frameReader } from './read-frames.mjs';
import { Refusal } from './refusal.mjs';

const NO_BYTES = new Uint8Array();

try {
  // Give requests priority over decoding.
  setPriority(10);
} catch {
  // Changing the priority is not permitted here, so decoding runs at normal priority.
}

process.stdin.on(
  'data',
  frameReader((head, bytes) => void answer(head, bytes), { head: 4096, bytes: 16 * 1024 * 1024 }),
);
// The parent process is gone. A normal exit would wait for a drawing that may never end.
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
