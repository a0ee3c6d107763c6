/**
 * Families for characters that the faces of themes lack: one for each script, in upright regular and bold, all under
 * the SIL Open Font Licence 1.1. Each is an npm package that splits the family into slices, so that a text loads only
 * the parts it uses of a family of 20,000 characters.
 */
export type ScriptFamilyId = (typeof ALPHABETS)[number] | (typeof HAN)[number] | 'noto-emoji';

const ALPHABETS = ['noto-sans-hebrew', 'noto-sans-arabic'] as const;
const HAN = ['noto-sans-sc', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-kr'] as const;

/** The families that are served to browsers, which have their own emoji in colour. */
export const WEB_SCRIPT_FAMILIES: readonly ScriptFamilyId[] = [...ALPHABETS, ...HAN];

export type ScriptWeight = 400 | 700;

/** Which of the two weights of a script family goes with the weight of a face. */
export function scriptWeight(weight: number): ScriptWeight {
  return weight >= 600 ? 700 : 400;
}

/**
 * The families in the order in which they are tried for a character. Chinese, Japanese and Korean draw many of the same
 * characters differently. The language of the deck decides, otherwise the letters that only one of them has.
 * @param language BCP 47
 */
export function scriptFamilies(language: string, text: string): ScriptFamilyId[] {
  const own = hanOfLanguage(language.toLowerCase()) ?? hanOfText(text);
  return [...ALPHABETS, own, ...HAN.filter((each) => each !== own), 'noto-emoji'];
}

function hanOfLanguage(language: string): (typeof HAN)[number] | null {
  if (/^ja\b/.test(language)) return 'noto-sans-jp';
  if (/^ko\b/.test(language)) return 'noto-sans-kr';
  if (/^zh\b.*\b(tw|hk|mo|hant)\b/.test(language)) return 'noto-sans-tc';
  return /^zh\b/.test(language) ? 'noto-sans-sc' : null;
}

function hanOfText(text: string): (typeof HAN)[number] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'noto-sans-jp';
  return /\p{Script=Hangul}/u.test(text) ? 'noto-sans-kr' : 'noto-sans-sc';
}

/** The families that a text needs besides those of the theme, in the order in which they are tried. */
export function scriptsIn(text: string): ScriptFamilyId[] {
  const found: ScriptFamilyId[] = [];
  if (/\p{Script=Hebrew}/u.test(text)) found.push('noto-sans-hebrew');
  if (/\p{Script=Arabic}/u.test(text)) found.push('noto-sans-arabic');
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text))
    found.push(hanOfText(text));
  return found;
}

/** The name in CSS `font-family`: `Noto Sans SC`. */
export function scriptFamilyName(id: ScriptFamilyId): string {
  const words = id.split('-').map((word) => `${word[0]!.toUpperCase()}${word.slice(1)}`);
  return HAN.some((each) => each === id)
    ? [...words.slice(0, -1), words.at(-1)!.toUpperCase()].join(' ')
    : words.join(' ');
}

/** The style sheet with the slices of a family, on our own origin. */
export function scriptSheetAddress(id: ScriptFamilyId): string {
  return `/fonts/scripts/${id}.css`;
}
