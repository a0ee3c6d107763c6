import 'server-only';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { packageFile, pdfFontFile } from '@/lib/deck/fonts/font-files';
import type { FontFaceId } from '@/lib/deck/theme';

/**
 * The TrueType file of a face: the subset that `npm run fonts` made, or the complete file of its package if that has
 * not run yet, as in tests or on a first start from source.
 */
export function fontFile(face: FontFaceId): string {
  const subset = path.join(process.cwd(), 'public', pdfFontFile(face));
  return existsSync(subset) ? subset : path.join(process.cwd(), 'node_modules', packageFile(face));
}
