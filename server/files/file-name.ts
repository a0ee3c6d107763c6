import type { FileFormat } from '@/lib/contract/enums';

const MAX_NAME = 80;

/** The ending that follows the title. Files of a deck with the same extension must not have the same name. */
const ENDINGS = {
  pdf: '.pdf',
  pptx: '.pptx',
  'pptx-fonts': ' (with fonts).pptx',
  png: ' (images).zip',
  docx: '.docx',
  html: '.html',
  zip: ' (all files).zip',
  card: '.png',
} as const satisfies Record<FileFormat | 'card', string>;

/** The name of a downloaded file: the title without characters that file systems reject. */
export function fileName(title: string, format: keyof typeof ENDINGS): string {
  const plain = title
    // biome-ignore lint/suspicious/noControlCharactersInRegex: among what file systems refuse
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*\u200b-\u200f\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_NAME)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${plain || 'Untitled'}${ENDINGS[format]}`;
}

/** RFC 6266: an ASCII name for old clients, the full one encoded beside it. */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const full = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${full}`;
}
