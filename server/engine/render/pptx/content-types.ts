import { type XmlElement, xml, xmlOf } from './xml';

const PRESENTATION = 'application/vnd.openxmlformats-officedocument.presentationml';
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const SHEET = `${OFFICE}.spreadsheetml`;

/** The content type of every kind of XML part we write. */
const CONTENT_TYPES = {
  presentation: `${PRESENTATION}.presentation.main+xml`,
  slideMaster: `${PRESENTATION}.slideMaster+xml`,
  slideLayout: `${PRESENTATION}.slideLayout+xml`,
  slide: `${PRESENTATION}.slide+xml`,
  notesMaster: `${PRESENTATION}.notesMaster+xml`,
  notesSlide: `${PRESENTATION}.notesSlide+xml`,
  presProps: `${PRESENTATION}.presProps+xml`,
  viewProps: `${PRESENTATION}.viewProps+xml`,
  tableStyles: `${PRESENTATION}.tableStyles+xml`,
  theme: `${OFFICE}.theme+xml`,
  chart: `${OFFICE}.drawingml.chart+xml`,
  workbook: `${SHEET}.sheet.main+xml`,
  worksheet: `${SHEET}.worksheet+xml`,
  styles: `${SHEET}.styles+xml`,
  coreProperties: 'application/vnd.openxmlformats-package.core-properties+xml',
  extendedProperties: `${OFFICE}.extended-properties+xml`,
} as const;

export type PartType = keyof typeof CONTENT_TYPES;

/**
 * `[Content_Types].xml`: every XML part by name, every picture, workbook and font by its extension (ISO/IEC 29500-2,
 * 10.1.2).
 */
export function contentTypesXml(
  parts: readonly { path: string; type: PartType }[],
  others: ReadonlyMap<string, string>,
) {
  const defaults: XmlElement[] = [
    xml('Default', { Extension: 'rels', ContentType: 'application/vnd.openxmlformats-package.relationships+xml' }),
    xml('Default', { Extension: 'xml', ContentType: 'application/xml' }),
  ];
  for (const [extension, mediaType] of others) {
    defaults.push(xml('Default', { Extension: extension, ContentType: mediaType }));
  }
  const overrides = parts.map(({ path, type }) =>
    xml('Override', { PartName: path, ContentType: CONTENT_TYPES[type] }),
  );
  return xmlOf('Types', { xmlns: 'http://schemas.openxmlformats.org/package/2006/content-types' }, [
    ...defaults,
    ...overrides,
  ]);
}
