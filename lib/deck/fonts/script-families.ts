/**
 * Families for what the themes' own faces do not hold: one for each script, in upright regular and bold, all under the
 * SIL Open Font Licence 1.1. Each comes in one npm package as slices of its characters, so that a text loads no more of
 * a family of 20,000 characters than it uses.
 */
export type ScriptFamilyId = (typeof ALPHABETS)[number] | (typeof HAN)[number] | 'noto-emoji';

const ALPHABETS = ['noto-sans-hebrew', 'noto-sans-arabic'] as const;
const HAN = ['noto-sans-sc', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-kr'] as const;

/** The families that a browser is given too; it has emoji of its own, in colour. */
export const WEB_SCRIPT_FAMILIES: readonly ScriptFamilyId[] = [...ALPHABETS, ...HAN];

export type ScriptWeight = 400 | 700;

/** Of the two weights a script family is used in, the one that goes with a face's weight. */
export function scriptWeight(weight: number): ScriptWeight {
  return weight >= 600 ? 700 : 400;
}

/**
 * The families in the order they are asked for a character. Chinese, Japanese and Korean write many of the same
 * characters in shapes of their own: the deck's language says whose, else the letters that only one of them has.
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

/** The families a text needs beside the themes' own, in the order they are asked. */
export function scriptsIn(text: string): ScriptFamilyId[] {
  const found: ScriptFamilyId[] = [];
  if (/\p{Script=Hebrew}/u.test(text)) found.push('noto-sans-hebrew');
  if (/\p{Script=Arabic}/u.test(text)) found.push('noto-sans-arabic');
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text))
    found.push(hanOfText(text));
  return found;
}

/** As in CSS `font-family`: `Noto Sans SC`. */
export function scriptFamilyName(id: ScriptFamilyId): string {
  const words = id.split('-').map((word) => `${word[0]!.toUpperCase()}${word.slice(1)}`);
  return HAN.some((each) => each === id)
    ? [...words.slice(0, -1), words.at(-1)!.toUpperCase()].join(' ')
    : words.join(' ');
}

/** The style sheet with a family's slices, on our own origin. */
export function scriptSheetAddress(id: ScriptFamilyId): string {
  return `/fonts/scripts/${id}.css`;
}
