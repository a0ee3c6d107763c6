import { tStored } from '@/lib/words/stored-messages';

/**
 * Our own stored notes that contain a number (`keep-export.ts`, `note-balance.ts`, `send-generation.ts`). Text from a
 * service is shown verbatim, because a number in it may be an id.
 */
const NOTES_WITH_NUMBER = [/^(?:pdf|pptx), (\d+) bytes$/, /^(\d+) credits left$/, / \(waiting (\d+) s\)$/];

/** Translates a timeline note and formats its number for the locale. */
export function eventDetail(kept: string, locale?: string): string {
  const said = tStored(kept);
  const figure = NOTES_WITH_NUMBER.flatMap((form) => form.exec(kept)?.[1] ?? [])[0];
  if (figure === undefined) return said;
  // The last match: the text before it may be from a service.
  const at = said.lastIndexOf(figure);
  return at < 0 ? said : said.slice(0, at) + Number(figure).toLocaleString(locale) + said.slice(at + figure.length);
}
