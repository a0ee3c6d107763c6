import { LIMITS } from '../../contract/limits';

/**
 * The artifact id in a pasted text: the id itself, a link of the engine (`…/a/art_…`), or a link of a service that ends
 * in a title and the id (`…/docs/Project-update-7fk2…`). Null for a link without an id; any other text is taken as an
 * id, because only the service knows its format.
 */
export function readArtifactId(pasted: string): string | null {
  const text = pasted.trim();
  if (text === '') return null;
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(text)) return text.length <= LIMITS.id ? text : null;
  if (!URL.canParse(text)) return null;
  const parts = new URL(text).pathname.split('/').filter((part) => part !== '');
  const own = parts[parts.indexOf('a') + 1];
  if (parts.includes('a') && own) return within(plain(own));
  const last = plain(parts.at(-1) ?? '');
  if (parts.length < 2 || last === null) return null;
  return within(/-([A-Za-z\d_]{6,})$/.exec(last)?.[1] ?? last);
}

function plain(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null; // a stray "%": no address a service made
  }
}

function within(id: string | null): string | null {
  return id !== null && /^[\w.~-]+$/.test(id) && id.length <= LIMITS.id ? id : null;
}
