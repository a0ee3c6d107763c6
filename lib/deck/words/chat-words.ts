/** What an AI chat says before its answer, by language: it agrees, or it presents what a request asked for. */
const BY_LANGUAGE: Readonly<Record<string, { agrees: string; presents: string; asked: string }>> = {
  en: {
    agrees: 'sure, sure thing, certainly, of course, absolutely, great, got it, happy to help',
    presents: "here's, here is, here are, below is, i've created, i've written, i've drafted, i've put together",
    asked: 'you, your, requested, draft, outline, slide, slides, presentation, deck, version',
  },
  de: {
    agrees: 'klar, gern, gerne, natürlich, selbstverständlich',
    presents: 'hier ist, hier sind, hier findest du, hier finden sie',
    asked: 'dein, deine, deinen, deiner, ihre, ihren, entwurf, gliederung, präsentation, folien',
  },
  fr: { agrees: 'bien sûr, avec plaisir', presents: 'voici', asked: 'votre, vos, présentation, plan' },
  es: {
    agrees: 'claro, claro que sí, por supuesto',
    presents: 'aquí tiene, aquí tienes, aquí está',
    asked: 'tu, presentación, borrador',
  },
};

const anyOf = (kind: 'agrees' | 'presents' | 'asked'): string =>
  Object.values(BY_LANGUAGE)
    .map((words) => words[kind].replaceAll(', ', '|').replaceAll("'", "['’]"))
    .join('|');

export const AGREES = new RegExp(`^(?:${anyOf('agrees')})[ \\t\\u00a0\\u202f]?[!,.:—–-]`, 'iu');
export const PRESENTS = new RegExp(`^(?:${anyOf('presents')})(?!\\p{L})`, 'iu');
export const ASKED = new RegExp(`(?<!\\p{L})(?:${anyOf('asked')})(?!\\p{L})`, 'iu');
