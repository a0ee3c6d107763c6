import type { ExportFormat } from '@/lib/contract/enums';

/** How many leading bytes identify the file type. */
export const KIND_BYTES = 5;

export const MEDIA_TYPES = {
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  html: 'text/html; charset=utf-8',
} as const satisfies Record<ExportFormat | 'html', string>;

/** The file type by its first bytes, whatever its sender calls it; null if it is not an export format. */
export function fileKind(start: Uint8Array): ExportFormat | null {
  const text = String.fromCharCode(...start.subarray(0, KIND_BYTES));
  if (text.startsWith('%PDF-')) return 'pdf';
  // A PPTX is a zip archive that starts with its first entry.
  return text.startsWith('PK\u0003\u0004') ? 'pptx' : null;
}
