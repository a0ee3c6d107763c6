import { foldWord } from '../../icons/fold-word';
import type { Placement } from '../../layout/placement';
import { plainText } from '../../text/text-runs';
import { setRoomy } from '../roomy-sizes';
import type { ShortItems } from '../short-items';
import { markAt, type NotebookPage } from './page';

const GAP = 40;
const INSET = 86;

/** Words in headings of lists that are not done yet, or not good, so that ticks would be wrong. Folded. */
const OPEN_LIST = new RegExp(
  `(?<![a-z])(?:${[
    'next|to-?do|tasks?|actions?|open|plan(?:s|ned)?|risks?|questions?|problems?|issues?|needs?|asks?|wrong|against|before you|will',
    'nachste|aufgaben|offen(?:e|es)?|risik(?:o|en)|fragen|probleme|bedarf|massnahmen|dagegen',
    'prochain(?:e|es|s)?|a faire|risques?|questions|problemes?|proxim(?:o|a)s?|pendientes?|riesgos?|preguntas|problemas',
  ].join('|')})(?![a-z])`,
);

/** A hand-drawn box before each item, with a red tick in it unless the items are still open, in one or two columns. */
export function drawTicked(page: NotebookPage, { items, before }: ShortItems, columns: number): Placement {
  const top = page.around(before, [], page.open(), 'features');
  const { heading } = page.card.content;
  const isOpen = heading !== null && OPEN_LIST.test(foldWord(plainText(heading.runs).slice(0, 200)));
  const rows = Math.ceil(items.length / columns);
  const row = Math.min(132, (page.bottom - top) / rows);
  const width = (page.room + GAP) / columns - GAP;
  const texts = setRoomy(items, columns === 1 && items.length <= 4 ? 34 : 29, row - 22, (runs, size) =>
    page.set(runs, width - INSET, { font: 'body', size, leading: 1.28, balanced: true }),
  );
  const tallest = Math.max(...texts.map(({ height }) => height)) + 22;
  if (tallest > row) page.miss((tallest - row) * rows);
  for (const [at, text] of texts.entries()) {
    const x = page.left + 8 + Math.floor(at / rows) * (width + GAP);
    const middle = top + row * ((at % rows) + 0.5);
    page.sketch(page.box(x, middle - 19, 38, 38), isOpen ? markAt(at) : null, 'ink', isOpen ? 'ground' : null);
    if (!isOpen)
      page.scribble(
        [
          [x + 7, middle - 2],
          [x + 18, middle + 11],
          [x + 44, middle - 28],
        ],
        'accentInk',
        4,
      );
    text.put(x - 8 + INSET, middle - text.height / 2);
  }
  return page.placement();
}
