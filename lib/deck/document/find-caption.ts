import type { Block, BlockOf, TextRun } from '../blocks';
import { wordsOf } from '../content/read-content';
import { blockText } from '../text/block-text';
import { endsWithColon } from '../text/letters-and-words';
import { splitOwnNumber } from '../text/plain/looks-like-heading';
import { plainText, sliceRuns } from '../text/text-runs';
import { wordInLanguage } from '../words/page-words';

/** Labels of numbered figures and tables, by language. `{n}` is the number. */
const LABELS = {
  ar: 'الشكل {n} | الجدول {n}',
  bg: 'Фигура {n} | Таблица {n}',
  ca: 'Figura {n} | Taula {n}',
  cs: 'Obrázek {n} | Tabulka {n}',
  da: 'Figur {n} | Tabel {n}',
  de: 'Abbildung {n} | Tabelle {n}',
  el: 'Σχήμα {n} | Πίνακας {n}',
  en: 'Figure {n} | Table {n}',
  es: 'Figura {n} | Tabla {n}',
  fi: 'Kuva {n} | Taulukko {n}',
  fr: 'Figure {n} | Tableau {n}',
  he: 'איור {n} | טבלה {n}',
  hu: '{n}. ábra | {n}. táblázat',
  id: 'Gambar {n} | Tabel {n}',
  it: 'Figura {n} | Tabella {n}',
  ja: '図{n} | 表{n}',
  ko: '그림 {n} | 표 {n}',
  nb: 'Figur {n} | Tabell {n}',
  nl: 'Figuur {n} | Tabel {n}',
  nn: 'Figur {n} | Tabell {n}',
  pl: 'Rysunek {n} | Tabela {n}',
  pt: 'Figura {n} | Tabela {n}',
  ro: 'Figura {n} | Tabelul {n}',
  ru: 'Рисунок {n} | Таблица {n}',
  sk: 'Obrázok {n} | Tabuľka {n}',
  sv: 'Figur {n} | Tabell {n}',
  tr: 'Şekil {n} | Tablo {n}',
  uk: 'Рисунок {n} | Таблиця {n}',
  vi: 'Hình {n} | Bảng {n}',
  zh: '图 {n} | 表 {n}',
  'zh-hant': '圖 {n} | 表 {n}',
};
const BETWEEN = ' | ';

/** "Figure" and "Table" in all languages. */
const LABEL_WORDS: readonly string[] = [
  ...new Set(
    Object.values(LABELS).flatMap((labels) =>
      labels.split(BETWEEN).map((label) => label.replace(/\{n\}\.?/, '').trim()),
    ),
  ),
];

export function figureLabel(kind: 'figure' | 'table', number: number, language?: string): string {
  const [figure = '', table = ''] = wordInLanguage(LABELS, language).word.split(BETWEEN);
  return (kind === 'figure' ? figure : table).replace('{n}', `${number}`);
}

/**
 * `label` is one from the text, such as "Table 3". `isOfText`: the words are a line of their own rather than repeated
 * from a heading or an announcement.
 */
export type FoundCaption = { label: string | null; words: TextRun[]; isOfText: boolean };

/** Longest caption, in words. One in italics, as authors set captions, may be longer and have several sentences. */
const MOST_WORDS = 16;
const MOST_ITALIC_WORDS = 40;

const OPENERS = [
  'chart graph diagram exhibit fig image photo picture map screenshot illustration source sources note notes',
  'data credit quelle quellen hinweis anmerkung daten stand abb tab bild foto grafik karte données remarque',
  'graphique carte légende fuente fuentes nota notas gráfico imagen fonte fonti fontes grafico dati bron',
  'bronnen opmerking grafiek źródło uwaga källa kilde kilder lähde zdroj forrás kaynak sursa источник',
  'примечание джерело πηγή المصدر מקור 出典 注 来源 來源 資料 자료 출처 nguồn sumber',
].flatMap((words) => words.split(' '));
const WORDS = [...LABEL_WORDS, ...OPENERS].map((word) => word.replace(/[.]/g, '\\.')).join('|');
/** "Table 3:", "Fig. 2" and "Source:", but not "Table tennis". */
const OPENING = new RegExp(`^\\s*(?:${WORDS})(?!\\p{L})\\.?(?:\\s*\\d+[a-z]?(?!\\p{L})|\\s*[:：.–—])`, 'iu');
const OWN_LABEL = new RegExp(`^\\s*((?:${LABEL_WORDS.join('|')})\\s?\\d+)\\s*[:：.–—-]?\\s+(?=\\S)`, 'iu');
const SECOND_SENTENCE = /[.!?…]["”»’)]?\s+\S|[。！？]\S/u;

/** The line before a table or figure, the line after it, and its heading if it is the only figure below that. */
type Around = { before?: Block | undefined; after?: Block | undefined; heading: BlockOf<'heading'> | null };

/**
 * The caption of a table or figure: the line below if it begins like a caption or is in italics, otherwise the words
 * that announce it, otherwise the heading above.
 */
export function findCaption({ before, after, heading }: Around): FoundCaption | null {
  if (after && (isCaption(after) || isItalicLine(after))) return { ...partLabel(after.runs), isOfText: true };
  const words = (before && announcingWords(before)) ?? withoutNumber(heading?.runs ?? []);
  return plainText(words).trim() === '' ? null : { label: null, words, isOfText: false };
}

/** A heading without its own number, which would be next to that of the figure. */
function withoutNumber(runs: TextRun[]): TextRun[] {
  const text = plainText(runs);
  const { number, name } = splitOwnNumber(text);
  return number === null ? runs : sliceRuns(runs, text.length - name.length);
}

/** The caption that a block is if it comes before its figure: a line with a number, such as "Table 3: Bread". */
export function captionBefore(block: Block): FoundCaption | null {
  if (!isCaption(block)) return null;
  const { label, words } = partLabel(block.runs);
  return label === null ? null : { label, words, isOfText: true };
}

/** A short sentence that announces a figure, without its colon. */
function announcingWords(block: Block): TextRun[] | null {
  if (!announcesFigure(block) || wordsOf(block) > MOST_WORDS) return null;
  const text = plainText(block.runs);
  return SECOND_SENTENCE.test(text) ? null : sliceRuns(block.runs, 0, text.trimEnd().length - 1);
}

/** Whether all of a short paragraph is in italics. One with a colon at its end announces what follows. */
function isItalicLine(block: Block): block is BlockOf<'paragraph'> {
  if (block.kind !== 'paragraph' || wordsOf(block) > MOST_ITALIC_WORDS) return false;
  const shown = block.runs.filter(({ text }) => text.trim() !== '');
  return shown.length > 0 && shown.every(({ italic }) => italic) && !endsWithColon(plainText(block.runs));
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

/** A longer paragraph does more than announce what follows, so it keeps its place in the text. */
const MOST_MOVED_WORDS = 30;

/** Whether a block directly before a figure or table announces it: a paragraph that ends with a colon. */
export function announcesFigure(block: Block): block is BlockOf<'paragraph'> {
  return block.kind === 'paragraph' && endsWithColon(blockText(block));
}

/** Whether a block is so short that it may move with the figure that it announces. */
export function mayMoveWithFigure(block: Block): boolean {
  return wordsOf(block) <= MOST_MOVED_WORDS;
}
