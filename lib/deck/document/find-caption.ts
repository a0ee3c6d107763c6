import type { Block, BlockOf, TextRun } from '../blocks';
import { wordsOf } from '../layout/read-content';
import { plainText } from '../text/text-runs';
import { LABEL_WORDS } from './figure-labels';

/**
 * `label` is one from the text, such as "Table 3". `isOfText`: the words are the block below rather than a repeated
 * heading.
 */
export type FoundCaption = { label: string | null; words: TextRun[]; isOfText: boolean };

/** Longest caption, in words. */
const MOST_WORDS = 16;

const OPENERS = [
  ...['chart', 'graph', 'diagram', 'exhibit', 'fig', 'image', 'photo', 'picture', 'map', 'screenshot', 'illustration'],
  ...['source', 'sources', 'note', 'notes', 'data', 'credit'],
  ...['quelle', 'quellen', 'hinweis', 'anmerkung', 'daten', 'stand', 'abb', 'tab', 'bild', 'foto', 'grafik', 'karte'],
  ...[
    'données',
    'remarque',
    'graphique',
    'carte',
    'légende',
    'fuente',
    'fuentes',
    'nota',
    'notas',
    'gráfico',
    'imagen',
  ],
  ...['fonte', 'fonti', 'fontes', 'grafico', 'dati', 'bron', 'bronnen', 'opmerking', 'grafiek', 'źródło', 'uwaga'],
  ...['källa', 'kilde', 'kilder', 'lähde', 'zdroj', 'forrás', 'kaynak', 'sursa', 'источник', 'примечание', 'джерело'],
  ...['πηγή', 'المصدر', 'מקור', '出典', '注', '来源', '來源', '資料', '자료', '출처', 'nguồn', 'sumber'],
];
const WORDS = [...LABEL_WORDS, ...OPENERS].map((word) => word.replace(/[.]/g, '\\.')).join('|');
/** "Table 3:", "Fig. 2" and "Source:", but not "Table tennis". */
const OPENING = new RegExp(`^\\s*(?:${WORDS})(?!\\p{L})\\.?(?:\\s*\\d+[a-z]?(?!\\p{L})|\\s*[:：.–—])`, 'iu');
const OWN_LABEL = new RegExp(`^\\s*((?:${LABEL_WORDS.join('|')})\\s?\\d+)\\s*[:：.–—-]?\\s+(?=\\S)`, 'iu');
const SECOND_SENTENCE = /[.!?…]["”»’)]?\s+\S|[。！？]\S/u;

/** The caption of a table or figure: the line below if it begins like a caption, otherwise the heading above. */
export function findCaption(next: Block | undefined, heading: BlockOf<'heading'> | null): FoundCaption | null {
  if (next && isCaption(next)) return { ...partLabel(next.runs), isOfText: true };
  return heading && plainText(heading.runs).trim() !== ''
    ? { label: null, words: heading.runs, isOfText: false }
    : null;
}

function isCaption(block: Block): block is BlockOf<'paragraph'> {
  if (block.kind !== 'paragraph' || wordsOf(block) > MOST_WORDS) return false;
  const text = plainText(block.runs);
  const opening = OPENING.exec(text)?.[0];
  return opening !== undefined && !SECOND_SENTENCE.test(text.slice(opening.length).trim());
}

/** Uses a numbered label in the text, such as "Table 3", as the label. */
function partLabel(runs: TextRun[]): { label: string | null; words: TextRun[] } {
  const [first, ...rest] = runs;
  const own = first && OWN_LABEL.exec(first.text);
  if (!own) return { label: null, words: runs };
  return { label: own[1]!, words: [{ ...first, text: first.text.slice(own[0].length) }, ...rest] };
}
