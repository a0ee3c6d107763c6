import { foldWord } from '../../icons/fold-word';
import type { Placement } from '../../layout/placement';
import { plainText } from '../../text/text-runs';
import { setRoomy } from '../roomy-sizes';
import type { ShortItems } from '../short-items';
import { markAt, type NotebookPage } from './page';

const GAP = 40;
const INSET = 86;

function wordsOf(...languages: string[]): RegExp {
  return new RegExp(`(?<![a-z])(?:${languages.join('|')})(?![a-z])`);
}

/** Folded words in headings of lists whose items are done. */
const DONE = wordsOf(
  'done|finished|completed?|achieve(?:d|ments?)|accomplish(?:ed|ments?)|delivered|shipped|resolved|solved|fixed|closed',
  'what (?:we|i|they) (?:have )?did',
  'erledigt(?:e|es)?|fertig(?:gestellt)?|abgeschlossen(?:e|es)?|erreicht(?:e|es)?|geschafft|umgesetzt|geliefert',
  'was (?:wir|ich) (?:gemacht|getan) hab(?:en|e)',
  'fait(?:e?s)?|termine(?:e?s)?|acheve(?:e?s)?|realise(?:e?s)?|realisations|accompli(?:e?s)?|livre(?:e|es)',
  'hech[ao]s?|terminad[ao]s?|completad[ao]s?|logrado|logros|conseguid[ao]s?|realizad[ao]s?',
);
/** Folded words that make a heading of the above ask or deny: "To be done", "What is not finished". */
const NOT_DONE = wordsOf(
  'not|never|to be|be|before|until|when|how|definition|half|must|should|will|next|plan(?:s|ned)?|still|yet|undone',
  'nicht|noch|kein(?:e|es)?|bevor|bis|wann|wie|soll(?:en)?|muss|mussen|werden|wird',
  'pas|non|a faire|avant|comment|quand|sera|seront|au fait|en fait|sin|antes|como|cuando|sera|seran',
);
/** Folded words in headings of lists of tasks. */
const TASKS = wordsOf(
  'next steps?|to-?dos?|to do|tasks?|actions?|check-?lists?|before you|before we|homework|assignments?|who does what',
  'nachste schritte|aufgaben|massnahmen|checkliste|wer macht was|zu erledigen|zu tun',
  'prochaines etapes|a faire|taches|actions|proximos pasos|tareas|pendientes|acciones',
);

type Mark = 'tick' | 'box' | 'dot';

/** A tick means that an item is done, and an empty box that it is to be done. Other items have a dot. */
function markFor(heading: string): Mark {
  const text = foldWord(heading).slice(0, 200);
  if (DONE.test(text) && !NOT_DONE.test(text) && !text.includes('?')) return 'tick';
  return TASKS.test(text) ? 'box' : 'dot';
}

/** A hand-drawn box or dot before each item, with a red tick if the items are done, in one or two columns. */
export function drawTicked(page: NotebookPage, { items, before }: ShortItems, columns: number): Placement {
  const top = page.around(before, [], page.open(), 'features');
  const { heading } = page.card.content;
  const mark = markFor(heading ? plainText(heading.runs) : '');
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
    if (mark === 'dot') drawDot(page, x + 19, middle, at);
    else page.sketch(page.box(x, middle - 19, 38, 38), null, 'ink', mark === 'box' ? 'ground' : null);
    if (mark === 'tick')
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

const RADIUS = 15;

/** A circle drawn twice by hand over a dot of the highlighter. */
function drawDot(page: NotebookPage, x: number, y: number, at: number): void {
  const pen = { colour: 'ink', width: 2.5 } as const;
  page.ellipse(x + 5, y + 4, RADIUS, RADIUS, markAt(at));
  page.ellipse(x, y, RADIUS, RADIUS * 0.97, null, pen);
  page.ellipse(x + 2, y - 1, RADIUS * 1.05, RADIUS * 0.93, null, pen);
}
