import { LANGUAGES, languageName } from '../contract/languages';

/** A language to choose: its code, its own name, and the English one. */
export type Language = { id: string; name: string; english: string };

let known: readonly (Language & { keys: string[] })[] | undefined;

/** The languages whose own name, English name or code holds what is typed; those that begin with it first. */
export function searchLanguages(typed: string): readonly Language[] {
  const key = folded(typed);
  const all = allLanguages();
  if (key === '') return all;
  const begins = all.filter(({ keys }) => keys.some((one) => one.startsWith(key)));
  const holds = all.filter(({ keys }) => keys.some((one) => one.includes(key)));
  return [...new Set([...begins, ...holds])];
}

/** The language of this code or name, as far as it is known. */
export function findLanguage(text: string): Language | null {
  const key = folded(text);
  return allLanguages().find(({ keys }) => keys.includes(key)) ?? null;
}

/** "Deutsch (German)"; the code itself where it is not known. */
export function languageWords({ name, english }: Language): string {
  return folded(name) === folded(english) ? name : `${name} (${english})`;
}

// The names take the platform some milliseconds: they are made when they are first asked for.
function allLanguages() {
  known ??= LANGUAGES.map((id) => {
    const language = { id, name: capitalised(languageName(id)), english: englishName(id) };
    return { ...language, keys: [language.name, language.english, id].map(folded) };
  }).sort((one, other) => one.english.localeCompare(other.english, 'en'));
  return known;
}

/** `ja-da` is a service's own code, and no language tag of the platform's. */
function englishName(code: string): string {
  if (code === 'ja-da') return 'Japanese, plain style';
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
}

/** Many languages write their own names small; in a list they stand at the beginning of a line. */
function capitalised(name: string): string {
  const [first = ''] = name;
  return first.toLocaleUpperCase() + name.slice(first.length);
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
