import { contentTypesXml, type PartType } from './content-types';
import { Relationships } from './relationships';
import { writeXml, type XmlElement } from './xml';
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
