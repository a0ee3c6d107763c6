import type { ExportFormat } from '@/lib/contract/enums';
import { zipParts } from '@/server/engine/render/pptx/zip-parts';

const TYPES =
  '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';

/** A small, unique file of the requested kind: it contains its id. */
export function exportFile(format: ExportFormat, id: string): Uint8Array {
  if (format === 'pptx')
    return zipParts([
      { name: '[Content_Types].xml', bytes: Buffer.from(TYPES), stored: true },
      { name: 'docProps/id.txt', bytes: Buffer.from(id), stored: true },
    ]);
  return onePagePdf(id);
}

/** ISO 32000-1, 7.5: header, objects, cross-reference table, trailer. */
function onePagePdf(words: string): Uint8Array {
  const content = `BT /F1 24 Tf 72 360 Td (${words.replace(/[()\\]/g, '')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 960 540] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
