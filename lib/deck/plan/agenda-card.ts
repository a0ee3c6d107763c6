import type { Block, Card } from '../blocks';
import { splitOwnNumber } from '../text/plain/looks-like-heading';
import { plainText, sliceRuns } from '../text/text-runs';
import { announces } from '../words/heading-words';
import { pageWords } from '../words/page-words';
import type { PlannedCard } from './planned-card';

const LEAST = 3;
const MOST = 8;

/**
 * An agenda of the sections of a plan, for a deck with more cards than its plan. Null if there is no title above them, if
 * the text has an agenda, or if there are too few or too many sections.
 * @param language BCP 47
 */
export function agendaCard([cover, ...others]: readonly PlannedCard[], language: string): Card | null {
  const headings = others.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'heading'));
  const top = headings.reduce((least, { level }) => Math.min(least, level), 7);
  const sections = headings.filter(({ level }) => level === top);
  const title = cover?.blocks.find((block) => block.kind === 'heading');
  const isAbove = title?.kind === 'heading' && sections.every(({ level }) => level > title.level);
  if (cover?.part !== 'title' || !isAbove || sections.length < LEAST || sections.length > MOST) return null;
  if (headings.some(({ runs }) => announces(plainText(runs), 'agenda'))) return null;
  const { lines } = sections[0]!;
  const names = sections.map(({ runs }) => ({ runs, ...splitOwnNumber(plainText(runs)) }));
  // The agenda has numbers of its own.
  const areNumbered = names.every(({ number }, at) => Number.parseInt(number ?? '', 10) === at + 1);
  const items = names.map(({ runs, name }) => ({
    level: 0,
    runs: areNumbered ? sliceRuns(runs, plainText(runs).length - name.length) : runs,
  }));
  const blocks: Block[] = [
    { kind: 'heading', level: 2, runs: [{ text: pageWords(language).contents }], lines },
    { kind: 'list', ordered: false, start: 1, items, lines },
  ];
  return { blocks, notes: null, labelOnly: true, shows: 'agenda' };
}
