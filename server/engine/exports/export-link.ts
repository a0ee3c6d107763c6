import 'server-only';
import type { ExportFormat } from '@/lib/contract/enums';
import type { Engine } from '../context';
import { sameSecret, sign } from '../sign';
import { signingSecret } from '../store/settings';

/** Milliseconds a link lives: 7 days (wire.md). */
const LIFE = 7 * 24 * 3600 * 1000;

type Export = { artifactId: string; format: ExportFormat };

/** The signed address of an exported file: needs no key, lives 7 days from now. */
export async function exportLink(engine: Engine, artifactId: string, format: ExportFormat): Promise<string> {
  const expires = engine.now().getTime() + LIFE;
  const content = `${artifactId}.${format}.${expires}`;
  return `${engine.baseUrl}/exports/${content}.${sign(await signingSecret(engine.db), 'export', content)}`;
}

/** What a link's token opens; null when it is forged or its time is over. */
export async function readExportToken(engine: Engine, token: string): Promise<Export | null> {
  const parts = /^(([\w-]{1,100})\.(pdf|pptx)\.(\d{1,15}))\.([\w-]{1,100})$/.exec(token);
  const [, content = '', artifactId = '', format, expires, signature = ''] = parts ?? [];
  if (!parts || !sameSecret(signature, sign(await signingSecret(engine.db), 'export', content))) return null;
  if (Number(expires) <= engine.now().getTime()) return null;
  return { artifactId, format: format as ExportFormat };
}
