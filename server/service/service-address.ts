/** Interface 4: all paths start with this. */
const VERSION = '/v1.0';

/** The service's base address with the version once, whether it was given with or without it. */
export function withVersion(baseUrl: string): string {
  const plain = baseUrl.replace(/\/+$/, '');
  return plain.endsWith(VERSION) ? plain : plain + VERSION;
}

/**
 * An id as one segment of a path. Null for one that would leave its place (`.`, `..`, empty), or that a database
 * could not hold (NUL): such an id is no id, and no request may be made of it.
 */
export function idSegment(id: string): string | null {
  if (id === '' || id === '.' || id === '..' || id.length > 500 || id.includes('\u0000')) return null;
  try {
    return encodeURIComponent(id);
  } catch {
    // A lone surrogate cannot be written in an address.
    return null;
  }
}
