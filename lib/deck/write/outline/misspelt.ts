/** A pattern for a word in which at most one letter is wrong, missing or swapped with the next. The first is right. */
export function misspelt(word: string): string {
  const forms = Array.from(word.slice(1), (letter, at) => {
    const [before, after] = [word.slice(0, at + 1), word.slice(at + 2)];
    return `${before}[a-zäöü]?${after}|${before}${after.slice(0, 1)}${letter}${after.slice(1)}`;
  });
  return [word, ...forms].join('|');
}

/** The word in prompts for what to make, which people often misspell. */
export const MISSPELT_PRESENTATION = {
  en: misspelt('presentation'),
  de: `${misspelt('präsentation')}|praesentation`,
} as const;
