import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import { type Config, config } from '../config';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_FILE = 'secret.key';

/**
 * Encrypts a secret to be stored, as nonce, tag and ciphertext in base64url.
 * @param about what the secret belongs to; must be the same to decrypt it
 * @returns the reason if there is no key to encrypt it with
 */
export async function sealText(
  text: string,
  about: string,
): Promise<{ ok: true; sealed: string } | { ok: false; reason: StoredMessage }> {
  const key = await sealingKey(config(), true);
  if (key === null)
    return {
      ok: false,
      reason:
        config().databaseUrl === undefined
          ? englishMessage('cannot be stored: “secret.key” is damaged')
          : englishMessage('cannot be stored: set SECRET_KEY on the server first'),
    };
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return { ok: true, sealed: Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url') };
}

/** Null if the text was encrypted with another key or for something else, or was changed. */
export async function unsealText(sealed: string, about: string): Promise<string | null> {
  const key = await sealingKey(config(), false);
  const bytes = Buffer.from(sealed, 'base64url');
  if (key === null || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

/**
 * The key that seals what people enter in Settings: from `SECRET_KEY`, otherwise the one in `secret.key` in `DATA_DIR`,
 * if all processes are on one machine. Null if there is neither and none shall be made.
 * @throws the system's error if the file cannot be read or written
 */
async function sealingKey({ secretKey, dataDir, databaseUrl }: Config, make: boolean): Promise<Buffer | null> {
  if (secretKey !== undefined)
    return Buffer.from(hkdfSync('sha256', secretKey, '', 'cardwright connections', KEY_BYTES));
  if (databaseUrl !== undefined) return null;
  const file = path.join(dataDir, KEY_FILE);
  if (make) await makeKey(file);
  const key = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  const bytes = key === null ? null : Buffer.from(key.trim(), 'hex');
  return bytes?.length === KEY_BYTES ? bytes : null;
}

/** Never replaces a key, because what it has sealed would be lost. */
async function makeKey(file: string): Promise<void> {
  const key = `${randomBytes(KEY_BYTES).toString('hex')}\n`;
  await writeFile(file, key, { mode: 0o600, flag: 'wx', flush: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
