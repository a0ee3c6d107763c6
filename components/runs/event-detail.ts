import { sayKept } from '@/lib/words/say-kept';

/**
 * Our own notes that hold a figure, as they are kept (`keep-export.ts`, `note-balance.ts`, `send-generation.ts`). The
 * words of a service are shown to the letter: a number in them may be an id.
 */
const WITH_FIGURE = [/^(?:pdf|pptx), (\d+) bytes$/, /^(\d+) credits left$/, / \(waiting (\d+) s\)$/];

/** A note of the timeline in the language of the interface, its figure as the reader's locale writes it. */
export function eventDetail(kept: string, locale?: string): string {
  const said = sayKept(kept);
  const figure = WITH_FIGURE.flatMap((form) => form.exec(kept)?.[1] ?? [])[0];
  if (figure === undefined) return said;
  // The last one: what stands before it may be a service's own words.
  const at = said.lastIndexOf(figure);
  return at < 0 ? said : said.slice(0, at) + Number(figure).toLocaleString(locale) + said.slice(at + figure.length);
}
