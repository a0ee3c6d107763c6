import { wholeDate } from '../read-date';
import type { LineKind } from './line-kinds';

/** What a text is, in words that many texts begin with. */
const LABEL =
  /^(?:press (?:release|statement)|media release|news release|for immediate release|memo(?:randum)?|newsletter|(?:meeting )?minutes|minutes of (?:the )?meeting|invitation|announcement|notice|statement|draft|pressemitteilung|presseinformation|medienmitteilung|zur sofortigen veröffentlichung|rundschreiben|protokoll|sitzungsprotokoll|einladung|bekanntmachung|mitteilung|aushang|communiqué(?: de presse)?|note de service|compte rendu|nota de prensa|comunicado(?: de prensa)?|invitación|acta)\s*:?$/iu;
const MOST_LABELS = 3;
/** In characters. */
const LONGEST_TITLE = 110;
const LEAST_WORDS = 3;

/**
 * The index of the headline below a generic label such as "PRESS RELEASE", or null. The label is then only the line
 * above the title.
 */
export function findLabelledTitle(lines: readonly string[], kinds: readonly LineKind[]): number | null {
  let at = nextText(kinds, 0);
  let labels = 0;
  while (at !== null && LABEL.test(lines[at]!.trim())) {
    labels += 1;
    at = nextText(kinds, at + 1);
  }
  if (at === null || labels === 0 || labels > MOST_LABELS || kinds[at] !== 'text') return null;
  return isHeadline(lines[at]!.trim()) && nextText(kinds, at + 1) !== null ? at : null;
}

function nextText(kinds: readonly LineKind[], from: number): number | null {
  let at = from;
  while (kinds[at] === 'blank') at += 1;
  return at < kinds.length ? at : null;
}

/** Whether a line can be a headline: no sentence, no greeting, no date and no `Label: value`. */
function isHeadline(line: string): boolean {
  return (
    line.length <= LONGEST_TITLE &&
    line.split(/\s+/).length >= LEAST_WORDS &&
    /^["'“„«¿¡]?[\p{Lu}\p{N}]/u.test(line) &&
    !/[.,;:…]$/.test(line) &&
    !/^[\p{L} ]{1,20}:\s/u.test(line) &&
    wholeDate(line) === null
  );
}
