import { remember } from '../../../remember';
import type { TextRun } from '../../blocks';
import type { CardToPlace } from '../../layout/placement';
import type { LayoutName } from '../../placed';
import { plainText } from '../../text/text-runs';
import type { ColourToken } from '../../theme';

const SECTION_GROUNDS: readonly ColourToken[] = ['second', 'fourth', 'accent'];

const STATEMENT_GROUNDS: readonly ColourToken[] = ['second', 'accent', 'fourth'];

export function groundOf(layout: LayoutName, index: number): ColourToken {
  if (layout === 'section') return SECTION_GROUNDS[index % SECTION_GROUNDS.length]!;
  if (layout === 'statement') return STATEMENT_GROUNDS[index % STATEMENT_GROUNDS.length]!;
  return GROUNDS[layout] ?? 'ground';
}

const GROUNDS: Partial<Record<LayoutName, ColourToken>> = {
  title: 'accent',
  closing: 'second',
  quote: 'third',
};

const SIDES: readonly ColourToken[] = ['third', 'accent', 'ink', 'second'];

/** The colour of side blocks, which changes from card to card. */
export function sideFill(index: number): ColourToken {
  return SIDES[index % SIDES.length]!;
}

const ARTICLE = /^(the|an?|der|die|das|eine?|le|la|les|el|los|las|il|lo|gli) (?=\S)/i;

/** Runs in which a leading article stays on the line of its noun. */
export const bindArticle = remember((runs: TextRun[]): TextRun[] =>
  runs.map((run, at) => (at === 0 ? { ...run, text: run.text.replace(ARTICLE, '$1\u00a0') } : run)),
);

/** Offset for the side bearing of large type, so that its visible edge is aligned rather than its box. */
export function hang(size: number): number {
  return size > 50 ? size * 0.035 : 0;
}

/** Capitals need little space between lines, except those with accents. */
const ACCENTED = /[ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝŽŠČŘĚŮŐŰŁ]/;

export function headingLook(card: CardToPlace, runs: TextRun[], size: number) {
  return { ...capitalLook(card, runs, size), headingLevel: card.index === 0 ? 1 : 2, role: 'title' } as const;
}

/** Style of text in the type of headings that is not a heading. */
export function capitalLook(card: CardToPlace, runs: TextRun[], size: number) {
  const isUpper = card.options.theme.headingCase === 'upper';
  const tight = ACCENTED.test(plainText(runs).slice(0, 400).toUpperCase()) ? 1.04 : 0.92;
  return { font: 'heading', size, leading: isUpper ? tight : 1.04, balanced: true } as const;
}
