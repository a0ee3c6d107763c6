import { constants, deflateRawSync } from 'node:zlib';

/** Raw deflate data that unpacks to `times` repetitions of a text, packed once: full flushes make it repeatable. */
function deflated(text: string, times: number): Buffer {
  const once = deflateRawSync(text, { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array.from({ length: times }, () => once), Buffer.from([3, 0])]);
}

type ZipEntry = { name: string; text: string; times?: number };

/** A zip whose headers declare that every entry unpacks to 1 KB. */
export function lyingZip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  const packed = new Map<string, Buffer>();
  let at = 0;
  for (const { name, text, times = 1 } of entries) {
    // Entries with the same text (tens of thousands of them) are compressed only once.
    const data = packed.get(text) ?? deflated(text, times);
    packed.set(text, data);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(1024, 18);
    facts.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    locals.push(Buffer.from('PK\x03\x04'), facts, Buffer.from(name), data);
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), facts, place, Buffer.from(name));
    at += 30 + name.length + data.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 4);
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, ...directory, Buffer.from('PK\x05\x06'), end]);
}

const WORD_NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A Word file whose body is this XML, repeated. */
export function wordFile(body: string, { times = 1, more = [] as ZipEntry[] } = {}): Buffer {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
  const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
  return lyingZip([
    {
      name: '_rels/.rels',
      text: `<Relationships xmlns="${relationships}"><Relationship Id="r1" Type="${office}" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/document.xml',
      text: times === 1 ? `<w:document ${WORD_NAMESPACE}><w:body>${body}</w:body></w:document>` : body,
      times,
    },
    ...more,
  ]);
}

/** Objects of a PDF: text, or a stream that unpacks to `times` repetitions. */
type PdfObject = string | { stream: string; times: number };

/** A PDF of these objects, numbered from 1; the first is the catalogue. */
export function pdfFile(objects: readonly PdfObject[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const places: number[] = [];
  let at = 9;
  const add = (part: Buffer) => {
    parts.push(part);
    at += part.length;
  };
  for (const [index, object] of objects.entries()) {
    places.push(at);
    if (typeof object === 'string') add(Buffer.from(`${index + 1} 0 obj\n${object}\nendobj\n`));
    else {
      const data = Buffer.concat([Buffer.from([0x78, 0x9c]), deflated(object.stream, object.times), Buffer.alloc(4)]);
      add(Buffer.from(`${index + 1} 0 obj\n<< /Length ${data.length} /Filter /FlateDecode >>\nstream\n`));
      add(data);
      add(Buffer.from('\nendstream\nendobj\n'));
    }
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF`;
  parts.push(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}${trailer}`));
  return Buffer.concat(parts);
}

const FONT = '<< /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';

/** A PDF of one page with this content, repeated `times` times. */
export function onePagePdf(content: string, times = 1): Buffer {
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources ${FONT} /Contents 4 0 R >>`,
    { stream: content, times },
  ]);
}

/** A PDF with this many pages, all of them the same. */
export function manyPagesPdf(pages: number): Buffer {
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${'3 0 R '.repeat(pages)}] /Count ${pages} >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] >>',
  ]);
}

/** A PDF whose page tree contains itself. */
export function cyclicPagesPdf(): Buffer {
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 5 >>',
    '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R 3 0 R] /Count 5 >>',
  ]);
}
