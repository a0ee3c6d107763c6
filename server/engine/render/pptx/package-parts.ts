import { strToU8, type Zippable, zipSync } from 'fflate';
import { contentTypesXml, type PartType } from './content-types';
import { Relationships } from './relationships';
import { writeXml, type XmlElement } from './xml';

/** The same deck gives the same bytes: no entry carries the time of writing (1980 is the first year a zip knows). */
const MODIFIED = new Date(1980, 0, 1);
/** Deflate's fastest: XML shrinks to within a few percent of the best level at a quarter of the time. */
const XML_LEVEL = 1;

/** The parts of one file, gathered while they are written, and zipped at the end. */
export class PackageParts {
  private readonly entries: Zippable = {};
  private readonly declared: { path: string; type: PartType }[] = [];
  private readonly pictureTypes = new Map<string, string>();
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

  addPicture(path: string, bytes: Uint8Array, mediaType: string): void {
    // Pictures are compressed already: they are stored as they are.
    this.entries[path.slice(1)] = [bytes, { level: 0, mtime: MODIFIED }];
    this.pictureTypes.set(path.slice(path.lastIndexOf('.') + 1), mediaType);
  }

  zip(): Uint8Array {
    const types = contentTypesXml(this.declared, this.pictureTypes);
    // Readers that sniff the kind of file look for this part first in the archive.
    const first: Zippable = { '[Content_Types].xml': this.entry(writeXml(types)) };
    this.put('/_rels/.rels', writeXml(this.root.toXml()));
    return zipSync({ ...first, ...this.entries });
  }

  private put(path: string, text: string): void {
    this.entries[path.slice(1)] = this.entry(text);
  }

  private entry(text: string): Zippable[string] {
    return [strToU8(text), { level: XML_LEVEL, mtime: MODIFIED }];
  }
}
