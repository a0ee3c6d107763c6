import { t } from '@/lib/words/t';

const MAX_TITLE = 120;

/**
 * The default title of a run or draft: the first heading of its text, otherwise the first line with a word in it,
 * without Markdown syntax. At most 120 characters.
 */
export function titleOf(text: string): string {
  const lines = text.slice(0, 20_000).split('\n', 400);
  const heading = lines.map((line) => /^\s{0,3}#{1,6}\s+(.+?)\s*#*\s*$/.exec(line)?.[1]).find(isTitle);
  const title = plain(heading ?? lines.find(isTitle) ?? '');
  if (title === '') return t('Untitled');
  if (title.length <= MAX_TITLE) return title;
  const cut = title.slice(0, MAX_TITLE - 1);
  const atWord = cut.lastIndexOf(' ');
  return `${(atWord > MAX_TITLE / 2 ? cut.slice(0, atWord) : cut).replace(/[\ud800-\udbff]$/, '')}…`;
}

type TitledRun = { title: string; request: unknown; deckTitle?: string | null | undefined };

/** The title that a person gave a run; null if it is from the text or the deck. */
export function givenTitleOf({ title, request, deckTitle }: TitledRun): string | null {
  const { inputText, prompt } = (request ?? {}) as { inputText?: unknown; prompt?: unknown };
  const text = inputText ?? prompt;
  if (title.trim() === '' || title === deckTitle) return null;
  if (typeof text === 'string' && titleOf(text) === title) return null;
  return title;
}

/** Openings of AI chat answers, and generic slide names. The next line makes a better title. */
const NO_TITLE = /^(?:(?:sure|certainly|of course|absolutely|klar|gerne|natürlich)[!,]|(?:title slide|titelfolie)$)/iu;

function isTitle(line: string | undefined): line is string {
  if (line === undefined) return false;
  const words = plain(line);
  // Some letters are invisible (`text.ts`).
  return /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u.test(words) && !NO_TITLE.test(words);
}

function plain(line: string): string {
  return (
    line
      // A URL may contain balanced brackets.
      .replace(/!?\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
      .replace(/^[\s>]*(([-*+]|\d+[.)])\s+)?(\[[ xX]\]\s+)?/, '')
      .replace(/[*_`~|]+/g, ' ')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these have no place in a title
      .replace(/[\u0000-\u001f\u007f]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      // The same prefixes as in `slide-script.ts`.
      .replace(/^(?:slide|folie) ?\d{1,3} ?[:.–—-] ?/i, '')
      .replace(/^(?:title|titel): ?/i, '')
  );
}
