import { LANGUAGES, languageName } from '../contract/enums';

/** A language with its code, its native name and its English name. */
export type Language = { id: string; name: string; english: string };

let known: readonly (Language & { keys: string[] })[] | undefined;

/** The languages whose native name, English name or code contains the query; prefix matches first. */
export function searchLanguages(typed: string): readonly Language[] {
  const key = folded(typed);
  const all = allLanguages();
  if (key === '') return all;
  const begins = all.filter(({ keys }) => keys.some((one) => one.startsWith(key)));
  const holds = all.filter(({ keys }) => keys.some((one) => one.includes(key)));
  return [...new Set([...begins, ...holds])];
}

/** The language with this code or name, if known. */
export function findLanguage(text: string): Language | null {
  const key = folded(text);
  return allLanguages().find(({ keys }) => keys.includes(key)) ?? null;
}

/** "Deutsch (German)", or the code if unknown. */
export function languageWords({ name, english }: Language): string {
  return folded(name) === folded(english) ? name : `${name} (${english})`;
}

// Created on first use, because the names take the platform some milliseconds.
function allLanguages() {
  known ??= LANGUAGES.map((id) => {
    const language = { id, name: capitalised(languageName(id)), english: englishName(id) };
    return { ...language, keys: [language.name, language.english, id].map(folded) };
  }).sort((one, other) => one.english.localeCompare(other.english, 'en'));
  return known;
}

/** `ja-da` is a service's own code, which the platform does not know. */
function englishName(code: string): string {
  if (code === 'ja-da') return 'Japanese, plain style';
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
}

/** Many languages write their own names in lower case; in a list they are capitalised. */
function capitalised(name: string): string {
  const [first = ''] = name;
  return first.toLocaleUpperCase() + name.slice(first.length);
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
