import 'server-only';
import type { ExportFormat } from '@/lib/contract/enums';
import type { Engine } from '../context';
import { sameSecret, sign } from '../sign';
import { signingSecret } from '../store/settings';

/** Lifetime of a link: 7 days, in milliseconds (docs/spec/settled-points.md#5). */
const LIFETIME_MS = 7 * 24 * 3600 * 1000;

type Export = { artifactId: string; format: ExportFormat };

/** The signed URL of an exported file. It needs no API key and expires 7 days from now. */
export async function exportLink(engine: Engine, artifactId: string, format: ExportFormat): Promise<string> {
  const expires = engine.now().getTime() + LIFETIME_MS;
  const content = `${artifactId}.${format}.${expires}`;
  return `${engine.baseUrl}/exports/${content}.${sign(await signingSecret(engine.db), 'export', content)}`;
}

/** The export that a token opens. Null if the token is forged or expired. */
export async function readExportToken(engine: Engine, token: string): Promise<Export | null> {
  const parts = /^(([\w-]{1,100})\.(pdf|pptx)\.(\d{1,15}))\.([\w-]{1,100})$/.exec(token);
  const [, content = '', artifactId = '', format, expires, signature = ''] = parts ?? [];
  if (!parts || !sameSecret(signature, sign(await signingSecret(engine.db), 'export', content))) return null;
  if (Number(expires) <= engine.now().getTime()) return null;
  return { artifactId, format: format as ExportFormat };
}
