/**
 * Pictures whose bytes are in a document. In its Markdown they have the addresses `<mark>0`, `<mark>1` …, until they
 * are uploaded.
 */
export type EmbeddedPictures = { mark: string; files: Uint8Array<ArrayBuffer>[] };

/** Pictures beyond these are left out. They bound the uploads of one document. */
export const EMBEDDED_LIMITS = { pictures: 200, bytes: 60 * 1024 * 1024 };

export class PictureCollector implements EmbeddedPictures {
  /** Random, so that no document can contain it. */
  readonly mark = `embedded-${Math.random().toString(36).slice(2)}-`;
  readonly files: Uint8Array<ArrayBuffer>[] = [];
  private bytes = 0;

  /** Returns the picture's address in the Markdown; null if it is left out. */
  add(file: Uint8Array<ArrayBuffer> | null): string | null {
    const { pictures, bytes } = EMBEDDED_LIMITS;
    if (!file || this.files.length >= pictures || this.bytes + file.byteLength > bytes) return null;
    this.bytes += file.byteLength;
    return `${this.mark}${this.files.push(file) - 1}`;
  }
}

/** The bytes of a `data:` URL of an image; null for any other URL. */
export function dataUrlBytes(url: string): Uint8Array<ArrayBuffer> | null {
  const comma = url.slice(0, 200).indexOf(',');
  if (comma === -1 || !/^data:image\//i.test(url)) return null;
  const body = url.slice(comma + 1);
  try {
    if (!/;base64$/i.test(url.slice(0, comma).trim())) return new TextEncoder().encode(decodeURIComponent(body));
    const binary = atob(body);
    const bytes = new Uint8Array(binary.length);
    for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
    return bytes;
  } catch {
    return null;
  }
}

/** Puts the addresses of the uploaded pictures into the Markdown. Pictures without one are removed. */
export function withAddresses(text: string, mark: string, addresses: readonly (string | null)[]): string {
  let out = '';
  let from = 0;
  for (let at = text.indexOf(`](${mark}`); at !== -1; at = text.indexOf(`](${mark}`, from)) {
    const end = text.indexOf(')', at);
    const address = addresses[Number(text.slice(at + 2 + mark.length, end))] ?? null;
    if (address !== null) out += `${text.slice(from, at)}](${address})`;
    else {
      const before = text.slice(from, at);
      out += before.slice(0, before.lastIndexOf('!['));
    }
    from = end + 1;
    // A picture that stood alone leaves no empty paragraph.
    if (address === null && /(?:^|\n)$/.test(out)) while (text[from] === '\n') from += 1;
  }
  return out + text.slice(from);
}
