import 'server-only';
import { LANGUAGE_COOKIE } from '@/lib/words/messages-in-use';
import type { Reader } from '@/server/http/reader';

/** How many accepted languages are read. A browser sends a handful. */
const MAX_ACCEPTED = 20;
const ENGLISH = 'en';

/**
 * The reader's locale: the one chosen in Settings, otherwise the installation's (`INTERFACE_LOCALE`), otherwise the
 * first available one that the browser accepts, otherwise English.
 */
export function chooseLocale(reader: Reader, available: readonly string[], installation: string | undefined): string {
  return chosenLocale(reader, available) ?? installation ?? acceptedLocale(reader, available) ?? ENGLISH;
}

/** The locale chosen in Settings; null for "System", and for one that is no longer available. */
export function chosenLocale({ cookie }: Reader, available: readonly string[]): string | null {
  for (const pair of cookie.split(';')) {
    const [name = '', value] = pair.trim().split('=', 2);
    if (name === LANGUAGE_COOKIE) return available.find((locale) => locale === value) ?? null;
  }
  return null;
}

/** `de-AT` matches `de`, but `pt` does not match `pt-BR`, which may differ too much. */
function acceptedLocale({ acceptLanguage }: Reader, available: readonly string[]): string | null {
  const accepted = acceptLanguage
    .split(',', MAX_ACCEPTED)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = parameters.find((piece) => piece.startsWith('q='))?.slice(2);
      return { tag: tag.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { tag } of accepted) {
    const found = [tag, tag.split('-', 1)[0]].flatMap((wanted) =>
      available.filter((one) => one.toLowerCase() === wanted),
    );
    if (found[0] !== undefined) return found[0];
  }
  return null;
}
