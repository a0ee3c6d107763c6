import type { ChartData } from '@/lib/deck/visual';
import { PackageParts, Relationships } from '../package-parts';
import { type XmlElement, xml } from '../xml';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET = 'Sheet1';
/** The maximum length of a cell's text, in characters. */
const MAX_CELL_LENGTH = 32_767;
/** Ids below this are built-in formats. */
const FIRST_FORMAT = 164;

/**
 * The cell ranges of a chart's data. Labels are in the first column, each series is in a further column, and names are
 * in the first row.
 */
export const categoriesAt = (count: number) => `${SHEET}!$A$2:$A$${count + 1}`;
export const valuesAt = (series: number, count: number) =>
  `${SHEET}!$${columnOf(series)}$2:$${columnOf(series)}$${count + 1}`;
export const nameAt = (series: number) => `${SHEET}!$${columnOf(series)}$1`;

/** The first series is in B. No chart has more than twenty-five. */
function columnOf(series: number): string {
  return String.fromCharCode('B'.charCodeAt(0) + series);
}

/** A chart's numbers as a workbook of one sheet, which office programs open for "Edit data". */
export function chartWorkbook(chart: ChartData, formats: readonly string[]): Uint8Array {
  const parts = new PackageParts();
  const workbook = new Relationships();
  parts.root.to('officeDocument', '/xl/workbook.xml');
  const sheet = workbook.to('worksheet', '/xl/worksheets/sheet1.xml');
  workbook.to('styles', '/xl/styles.xml');
  parts.add('/xl/workbook.xml', 'workbook', workbookXml(sheet), workbook);
  parts.add('/xl/worksheets/sheet1.xml', 'worksheet', sheetXml(chart));
  parts.add('/xl/styles.xml', 'styles', stylesXml(formats));
  return parts.zip();
}

function workbookXml(sheet: string): XmlElement {
  return xml(
    'workbook',
    { xmlns: MAIN, 'xmlns:r': RELATIONSHIPS },
    xml('sheets', xml('sheet', { name: SHEET, sheetId: 1, 'r:id': sheet })),
  );
}

function sheetXml({ axis, categories, series }: ChartData): XmlElement {
  const names = [axis, ...series.map(({ name }) => name)];
  const head = names.map((name, at) => textCell(`${at === 0 ? 'A' : columnOf(at - 1)}1`, name));
  const rows = categories.map((category, point) =>
    xml(
      'row',
      { r: point + 2 },
      textCell(`A${point + 2}`, category),
      series.map(({ values }, at) => numberCell(`${columnOf(at)}${point + 2}`, values[point] ?? null, at + 1)),
    ),
  );
  return xml(
    'worksheet',
    { xmlns: MAIN },
    xml('cols', xml('col', { min: 1, max: series.length + 1, width: 18, customWidth: true })),
    xml('sheetData', xml('row', { r: 1 }, head), rows),
  );
}

function textCell(place: string, text: string): XmlElement | null {
  if (text === '') return null;
  // In a cell, `_x0041_` means the letter A, so a literal leading underscore is escaped in the same notation.
  const safe = text.slice(0, MAX_CELL_LENGTH).replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
  return xml('c', { r: place, t: 'inlineStr' }, xml('is', xml('t', safe)));
}

function numberCell(place: string, value: number | null, style: number): XmlElement | null {
  return value === null ? null : xml('c', { r: place, s: style }, xml('v', String(value)));
}

/** The plain style first, then one for each series. */
function stylesXml(formats: readonly string[]): XmlElement {
  const plain = { fontId: 0, fillId: 0, borderId: 0 };
  return xml(
    'styleSheet',
    { xmlns: MAIN },
    xml(
      'numFmts',
      { count: formats.length },
      formats.map((formatCode, at) => xml('numFmt', { numFmtId: FIRST_FORMAT + at, formatCode })),
    ),
    xml('fonts', { count: 1 }, xml('font', xml('sz', { val: 11 }), xml('name', { val: 'Calibri' }))),
    xml(
      'fills',
      { count: 2 },
      xml('fill', xml('patternFill', { patternType: 'none' })),
      xml('fill', xml('patternFill', { patternType: 'gray125' })),
    ),
    xml('borders', { count: 1 }, xml('border', xml('left'), xml('right'), xml('top'), xml('bottom'), xml('diagonal'))),
    xml('cellStyleXfs', { count: 1 }, xml('xf', { numFmtId: 0, ...plain })),
    xml(
      'cellXfs',
      { count: formats.length + 1 },
      xml('xf', { numFmtId: 0, ...plain, xfId: 0 }),
      formats.map((_, at) => xml('xf', { numFmtId: FIRST_FORMAT + at, ...plain, xfId: 0, applyNumberFormat: true })),
    ),
    xml('cellStyles', { count: 1 }, xml('cellStyle', { name: 'Normal', xfId: 0, builtinId: 0 })),
  );
}
