import { writeXml, type XmlElement, xml } from './xml';
import { type ZipPart, zipParts } from './zip-parts';

/** Collects the parts of one file while they are written, and zips them at the end. */
export class PackageParts {
  private readonly entries: ZipPart[] = [];
  private readonly declared: { path: string; type: PartType }[] = [];
  private readonly mediaTypes = new Map<string, string>();
  /** The package's own relationships. */
  readonly root = new Relationships();

  /** @param path with a leading slash: `/ppt/presentation.xml` */
  add(path: string, type: PartType, element: XmlElement, relationships?: Relationships): void {
    this.put(path, writeXml(element));
    this.declared.push({ path, type });
    if (relationships && !relationships.isEmpty) {
      const cut = path.lastIndexOf('/');
      this.put(`${path.slice(0, cut)}/_rels${path.slice(cut)}.rels`, writeXml(relationships.toXml()));
    }
  }

  /** Adds data that is already compressed, such as a picture or workbook, and stores it unchanged. */
  addStored(path: string, bytes: Uint8Array, mediaType: string): void {
    this.addBytes(path, bytes, mediaType, true);
  }

  /** Adds other data, such as a font, and compresses it. */
  addFile(path: string, bytes: Uint8Array, mediaType: string): void {
    this.addBytes(path, bytes, mediaType, false);
  }

  zip(): Uint8Array {
    const types = contentTypesXml(this.declared, this.mediaTypes);
    // Readers that detect the file type expect this part first in the archive.
    return zipParts([
      entry('/[Content_Types].xml', writeXml(types)),
      entry('/_rels/.rels', writeXml(this.root.toXml())),
      ...this.entries,
    ]);
  }

  private addBytes(path: string, bytes: Uint8Array, mediaType: string, stored: boolean): void {
    this.entries.push({ name: path.slice(1), bytes, stored });
    this.mediaTypes.set(path.slice(path.lastIndexOf('.') + 1), mediaType);
  }

  private put(path: string, text: string): void {
    this.entries.push(entry(path, text));
  }
}

function entry(path: string, text: string): ZipPart {
  return { name: path.slice(1), bytes: Buffer.from(text, 'utf8'), stored: false };
}

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

type PartType = keyof typeof CONTENT_TYPES;

/**
 * `[Content_Types].xml`: every XML part by name, every picture, workbook and font by its extension (ISO/IEC 29500-2,
 * 10.1.2).
 */
function contentTypesXml(parts: readonly { path: string; type: PartType }[], others: ReadonlyMap<string, string>) {
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
  return xml('Types', { xmlns: 'http://schemas.openxmlformats.org/package/2006/content-types' }, defaults, overrides);
}

const OFFICE_RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE_RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** The kinds of relationship we write, with their URIs. */
const TYPES = {
  officeDocument: `${OFFICE_RELATIONSHIPS}/officeDocument`,
  coreProperties: `${PACKAGE_RELATIONSHIPS}/metadata/core-properties`,
  extendedProperties: `${OFFICE_RELATIONSHIPS}/extended-properties`,
  slideMaster: `${OFFICE_RELATIONSHIPS}/slideMaster`,
  slideLayout: `${OFFICE_RELATIONSHIPS}/slideLayout`,
  slide: `${OFFICE_RELATIONSHIPS}/slide`,
  notesMaster: `${OFFICE_RELATIONSHIPS}/notesMaster`,
  notesSlide: `${OFFICE_RELATIONSHIPS}/notesSlide`,
  theme: `${OFFICE_RELATIONSHIPS}/theme`,
  image: `${OFFICE_RELATIONSHIPS}/image`,
  hyperlink: `${OFFICE_RELATIONSHIPS}/hyperlink`,
  presProps: `${OFFICE_RELATIONSHIPS}/presProps`,
  viewProps: `${OFFICE_RELATIONSHIPS}/viewProps`,
  tableStyles: `${OFFICE_RELATIONSHIPS}/tableStyles`,
  chart: `${OFFICE_RELATIONSHIPS}/chart`,
  package: `${OFFICE_RELATIONSHIPS}/package`,
  worksheet: `${OFFICE_RELATIONSHIPS}/worksheet`,
  styles: `${OFFICE_RELATIONSHIPS}/styles`,
  font: `${OFFICE_RELATIONSHIPS}/font`,
} as const;

export type RelationshipType = keyof typeof TYPES;

/** The relationships of one part. The same target always gets the same id. */
export class Relationships {
  private readonly known = new Map<string, { id: string; type: RelationshipType; target: string; external: boolean }>();

  /** @param target the full path of the other part, with a leading slash */
  to(type: RelationshipType, target: string): string {
    return this.add(type, target, false);
  }

  /** @param address a URL that `safeLink` has accepted */
  toAddress(address: string): string {
    return this.add('hyperlink', address, true);
  }

  get isEmpty(): boolean {
    return this.known.size === 0;
  }

  toXml(): XmlElement {
    return xml(
      'Relationships',
      { xmlns: PACKAGE_RELATIONSHIPS },
      [...this.known.values()].map(({ id, type, target, external }) =>
        xml('Relationship', {
          Id: id,
          Type: TYPES[type],
          Target: target,
          TargetMode: external ? 'External' : null,
        }),
      ),
    );
  }

  private add(type: RelationshipType, target: string, external: boolean): string {
    const key = `${type} ${target}`;
    const known = this.known.get(key);
    if (known) return known.id;
    const id = `rId${this.known.size + 1}`;
    this.known.set(key, { id, type, target, external });
    return id;
  }
}
