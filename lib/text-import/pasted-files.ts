/** A clipboard or drop, as far as it is looked at. */
type Copied = { files: ArrayLike<File>; getData(type: string): string };

/**
 * The files of a paste that are its content. Copied text and cells often come with a picture of themselves, and a
 * picture on a web page with its URL: these are no files. Copied files come with their names as text.
 */
export function pastedFiles(copied: Copied): File[] {
  const files = Array.from(copied.files);
  if (files.length === 0) return [];
  const lines = copied
    .getData('text/plain')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '');
  const hasWords = !lines.every((line) => files.some(({ name }) => namesFile(line.trim(), name)));
  return hasWords || /<img\b[^>]*\bsrc\s*=\s*["']?(?:https?|data):/i.test(copied.getData('text/html')) ? [] : files;
}

/** A file's name, path or `file:` URL. */
function namesFile(line: string, name: string): boolean {
  return line.endsWith(name) || line.endsWith(encodeURIComponent(name));
}
