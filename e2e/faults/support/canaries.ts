import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Keys unlike any other text, with characters that URLs and base64 encode differently. */
export const CANARIES = {
  service: 'canary+7Qx/9vT2=kLm4',
  model: 'canary-Mo/dEl+55aZ=Qw',
  access: 'canary&Acc3ss?Token+8',
  mail: 'canaryMailWord7h2K',
} as const;

/** The environment with these keys. */
export const CANARY_ENV = {
  SERVICE_API_KEY: CANARIES.service,
  LLM_BASE_URL: 'http://127.0.0.1:9',
  LLM_API_KEY: CANARIES.model,
  ACCESS_TOKEN: CANARIES.access,
  SMTP_URL: `smtp://postman:${CANARIES.mail}@127.0.0.1:9`,
};

/** How a service may repeat a key. */
export const ECHOES = {
  raw: (key: string) => key,
  base64: (key: string) => Buffer.from(key).toString('base64'),
  'URL-encoded': (key: string) => encodeURIComponent(key),
} as const satisfies Record<string, (key: string) => string>;

const FORMS = Object.values(CANARIES).flatMap((key) => [
  ...Object.values(ECHOES).map((echo) => echo(key)),
  Buffer.from(key).toString('base64url'),
  JSON.stringify(key).slice(1, -1),
]);

/** Whether a text contains a key, in any of its forms. */
export function hasCanary(text: string): boolean {
  return FORMS.some((form) => text.includes(form));
}

/** The files in a folder that contain a key, and how many were searched. */
export function canariesBelow(folder: string): { files: number; hits: string[] } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return { files: files.length, hits: files.filter((file) => hasCanary(readIfThere(file))) };
}

/** The worker of a killed program may still close its database, which removes the log and its index. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
