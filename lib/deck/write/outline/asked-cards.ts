/** "8 slides", "a 10-card deck", "in 6 Folien", "de 10 diapositives", "5 publicaciones". */
const ASKED =
  /(?:\s*\b(?:in|with|on|mit|auf|as|en|de|avec|sur|con)\s+)?(?<![\p{L}\d.,])(\d{1,2})[- ]?(?:slides?|cards?|posts?|folien|karten|beiträge|diapositives?|diapos?|cartes|publications?|diapositivas?|láminas|tarjetas|publicaci(?:ón|ones))(?!\p{L})/iu;
const MOST = 75;

/** The number of cards that a short prompt asks for; null if it names none. */
export function askedCards(prompt: string): number | null {
  const count = Number(ASKED.exec(prompt)?.[1] ?? 0);
  return count >= 1 && count <= MOST ? count : null;
}

/** The prompt without the words that ask for a number of cards. */
export function withoutAskedCards(prompt: string): string {
  return prompt.replace(ASKED, '');
}
