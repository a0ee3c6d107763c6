import type { Block, Card, ListItem, TextRun } from '../blocks';
import { UNFILLED } from '../content/read-as';
import { emptyFrame } from '../illustrate/illustrate';
import type { LayoutName } from '../placed';
import { isVisualKind } from './fill-slot';
import type { TemplateSlot } from './template-shape';

/** Headings for template cards without content, by language. */
const TO_FILL_IN: Readonly<Record<string, string>> = {
  da: 'Skal udfyldes',
  de: 'Noch auszufüllen',
  en: 'To fill in',
  es: 'Por completar',
  fr: 'À compléter',
  it: 'Da completare',
  ja: '未記入',
  nl: 'Nog in te vullen',
  pl: 'Do uzupełnienia',
  pt: 'Por preencher',
  ru: 'Заполнить',
  sv: 'Att fylla i',
  tr: 'Doldurulacak',
  uk: 'Заповнити',
  zh: '待填写',
};

const NOWHERE = { from: 1, to: 1 };

/**
 * A card in the slot's layout, with a placeholder mark for each place. A chart isn't drawn, because it would show
 * numbers.
 */
export function unfilledCard({ layout, pictures }: TemplateSlot, language = 'en'): Card {
  const text = toFillInWords(language);
  const heading: Block = { kind: 'heading', level: 2, runs: [{ text, quiet: true }], lines: NOWHERE };
  const frames = Array.from(
    { length: framesOf(layout, pictures) },
    (): Block => ({ kind: 'image', ...emptyFrame(), lines: NOWHERE }),
  );
  return {
    blocks: [heading, ...marksOf(layout), ...frames],
    notes: null,
    labelOnly: true,
    ...(isVisualKind(layout) && layout !== 'chart' ? { shows: layout } : {}),
  };
}

/** "To fill in" in this language (BCP 47). */
export function toFillInWords(language: string): string {
  const base = language.toLowerCase().split(/[-_]/)[0] ?? 'en';
  return Object.hasOwn(TO_FILL_IN, base) ? TO_FILL_IN[base]! : TO_FILL_IN.en!;
}

export function framesOf(layout: LayoutName, pictures: number): number {
  if (layout === 'gallery') return Math.max(2, Math.min(pictures, 6));
  const isPictured = layout === 'image-full' || layout === 'bullets-image-right' || layout === 'bullets-image-left';
  return isPictured || pictures > 0 ? 1 : 0;
}

const mark = (): TextRun => ({ text: UNFILLED, quiet: true });

function marksOf(layout: LayoutName): Block[] {
  switch (layout) {
    case 'title':
    case 'section':
    case 'closing':
    case 'image-full':
    case 'gallery':
      return [];
    case 'statement':
      return [{ kind: 'paragraph', runs: [mark()], lines: NOWHERE }];
    case 'quote':
      return [{ kind: 'quote', paragraphs: [[mark()]], lines: NOWHERE }];
    case 'code':
      return [{ kind: 'code', text: UNFILLED, language: null, lines: NOWHERE }];
    case 'table':
    case 'chart': {
      const row = () => [[mark()], [mark()], [mark()]];
      const align = ['left', 'left', 'left'] as const;
      return [{ kind: 'table', align: [...align], header: row(), rows: [row(), row()], lines: NOWHERE }];
    }
    case 'comparison':
    case 'hierarchy':
      return [listOf([0, 1, 1, 0, 1, 1].map((level) => ({ level, runs: [mark()] })))];
    case 'stats':
    case 'timeline':
    case 'features':
    case 'people':
      return [listOf([termItem(), termItem(), termItem()])];
    default:
      return [listOf([0, 0, 0].map((level) => ({ level, runs: [mark()] })))];
  }
}

function termItem(): ListItem {
  return { level: 0, runs: [{ ...mark(), bold: true }, { text: ': ', quiet: true }, mark()] };
}

function listOf(items: ListItem[]): Block {
  return { kind: 'list', ordered: false, start: 1, items, lines: NOWHERE };
}
