import { inflateSync } from 'node:zlib';

/** The facts that our tests need from a PDF. Reads only what pdfkit writes. */
export type ReadPdf = {
  /** The catalogue's own entries, as written. */
  catalog: string;
  pages: {
    box: [number, number];
    userUnit: number;
    texts: PlacedString[];
    /** Rectangles that are stroked but not filled. */
    outlines: { width: number; height: number }[];
  }[];
  /** URLs of links. */
  links: string[];
  /** Titles of the bookmarks, in order. */
  bookmarks: string[];
  /** The number of structure elements by kind. */
  tags: Map<string, number>;
  /** Alternative texts of drawings and unreadable glyphs. */
  alternatives: string[];
  actualTexts: string[];
  fonts: string[];
  images: number;
};

/** A string that is drawn, with its start point. The y axis points up from the bottom of the page. */
type PlacedString = { text: string; x: number; y: number; font: string; size: number };

export function readPdf(bytes: Uint8Array): ReadPdf {
  const objects = readObjects(Buffer.from(bytes).toString('latin1'));
  const bodies = [...objects.values()];
  const pages = bodies.filter(({ head }) => /\/Type \/Page\n/.test(head));
  const heads = bodies.map(({ head }) => head);
  const tags = new Map<string, number>();
  for (const head of heads) {
    const tag = /\/S \/(\w+)/.exec(head)?.[1];
    if (tag && tag !== 'URI') tags.set(tag, (tags.get(tag) ?? 0) + 1);
  }
  return {
    catalog: heads.find((head) => head.includes('/Type /Catalog')) ?? '',
    pages: pages.map((page) => readPage(page.head, objects)),
    links: heads.flatMap((head) => matches(head, /\/URI \((.*?)\)\n/g)),
    bookmarks: heads
      .filter((head) => head.includes('/Dest [') && head.includes('/Title'))
      .flatMap((head) => stringsOf(head, 'Title')),
    tags,
    alternatives: heads.flatMap((head) => stringsOf(head, 'Alt')),
    actualTexts: bodies.flatMap(({ stream }) => (stream ? stringsOf(stream, 'ActualText') : [])),
    fonts: [...new Set(heads.flatMap((head) => matches(head, /\/BaseFont \/[A-Z]+\+(\S+)/g)))],
    images: heads.filter((head) => head.includes('/Subtype /Image')).length,
  };
}

type PdfObject = { head: string; stream: string | null };

function readObjects(source: string): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>();
  for (const found of source.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const from = found.index + found[0].length;
    const end = source.indexOf('endobj', from);
    const at = source.indexOf('\nstream\n', from);
    const hasStream = at >= 0 && at < end;
    const head = source.slice(from, hasStream ? at + 1 : end);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const data = hasStream ? source.slice(at + 8, at + 8 + length) : null;
    const stream = data !== null && head.includes('/FlateDecode') ? inflate(data) : data;
    objects.set(Number(found[1]), { head, stream });
  }
  return objects;
}

function inflate(data: string): string {
  try {
    return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
  } catch {
    // Pictures and font files use other filters, which are not needed here.
    return '';
  }
}

function readPage(head: string, objects: Map<number, PdfObject>): ReadPdf['pages'][number] {
  const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head);
  const content = objects.get(reference(head, 'Contents'))?.stream ?? '';
  const resources = objects.get(reference(head, 'Resources'))?.head ?? '';
  const fonts = new Map<string, { name: string; glyphs: Map<string, string> }>();
  for (const [, id = '', number = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const font = objects.get(Number(number))?.head ?? '';
    const name = /\/BaseFont \/[A-Z]+\+(\S+)/.exec(font)?.[1] ?? '';
    fonts.set(id, { name, glyphs: readGlyphs(objects.get(reference(font, 'ToUnicode'))?.stream ?? '') });
  }
  return {
    box: [Number(box?.[1]), Number(box?.[2])],
    outlines: [...content.matchAll(/((?:(?:\S+ ){4}re\n)+)(?:(?:\S+ )+(?:w|CS|SCN)\n)*S\n/g)].flatMap(([, path = '']) =>
      [...path.matchAll(/(\S+) (\S+) re\n/g)].map(([, width, height]) => ({
        width: Number(width),
        height: Number(height),
      })),
    ),
    userUnit: Number(/\/UserUnit ([\d.]+)/.exec(head)?.[1] ?? 1),
    texts: [...content.matchAll(/BT\n1 0 0 1 (\S+) (\S+) Tm\n\/(F\d+) (\S+) Tf[\s\S]*?ET/g)].map(
      ([block, x, y, id = '', size]) => ({
        x: Number(x),
        y: Number(y),
        size: Number(size),
        font: fonts.get(id)?.name ?? '',
        text: matches(block, /<([0-9a-f]+)>/g)
          .flatMap((hex) => hex.match(/.{4}/g) ?? [])
          .map((glyph) => fonts.get(id)?.glyphs.get(glyph) ?? '\u{fffd}')
          .join(''),
      }),
    ),
  };
}

/** Reads the ranges of a ToUnicode map, which map glyph numbers to text. */
function readGlyphs(cmap: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, from = '', , list = ''] of cmap.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[(.*)\]/g)) {
    matches(list, /<([0-9a-f ]*)>/g).forEach((codes, at) => {
      const units = codes.split(' ').map((code) => Number.parseInt(code, 16));
      const glyph = (Number.parseInt(from, 16) + at).toString(16).padStart(4, '0');
      glyphs.set(glyph, String.fromCharCode(...units.filter((unit) => !Number.isNaN(unit))));
    });
  }
  return glyphs;
}

function reference(head: string, key: string): number {
  return Number(new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1] ?? -1);
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, group = '']) => group);
}

/** The text strings under a key, in Latin-1 or in UTF-16 with a byte order mark, with escapes resolved. */
function stringsOf(text: string, key: string): string[] {
  return matches(text, new RegExp(`/${key} \\(((?:\\\\[\\s\\S]|[^\\\\)])*)\\)`, 'g')).map((raw) => {
    const plain = raw.replace(/\\([nrtbf()\\])/g, (_, letter: string) => ESCAPES[letter] ?? letter);
    if (!plain.startsWith('\u00fe\u00ff')) return plain;
    return Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le');
  });
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
