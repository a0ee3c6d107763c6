import { type XmlElement, xml, xmlOf } from './xml';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** The kinds of relationship we write, with their URIs. */
const TYPES = {
  officeDocument: `${OFFICE}/officeDocument`,
  coreProperties: `${PACKAGE}/metadata/core-properties`,
  extendedProperties: `${OFFICE}/extended-properties`,
  slideMaster: `${OFFICE}/slideMaster`,
  slideLayout: `${OFFICE}/slideLayout`,
  slide: `${OFFICE}/slide`,
  notesMaster: `${OFFICE}/notesMaster`,
  notesSlide: `${OFFICE}/notesSlide`,
  theme: `${OFFICE}/theme`,
  image: `${OFFICE}/image`,
  hyperlink: `${OFFICE}/hyperlink`,
  presProps: `${OFFICE}/presProps`,
  viewProps: `${OFFICE}/viewProps`,
  tableStyles: `${OFFICE}/tableStyles`,
  chart: `${OFFICE}/chart`,
  package: `${OFFICE}/package`,
  worksheet: `${OFFICE}/worksheet`,
  styles: `${OFFICE}/styles`,
  font: `${OFFICE}/font`,
} as const;

export type RelationshipType = keyof typeof TYPES;

type Relationship = { id: string; type: RelationshipType; target: string; external: boolean };

/** The relationships of one part. The same target always gets the same id. */
export class Relationships {
  private readonly known = new Map<string, Relationship>();

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
    return xmlOf(
      'Relationships',
      { xmlns: PACKAGE },
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
