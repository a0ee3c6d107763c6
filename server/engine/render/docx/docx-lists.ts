import { AlignmentType, type INumberingOptions, LevelFormat, LevelSuffix } from 'docx';
import type { BlockOf, TextRun } from '@/lib/deck/blocks';
import { wornMarker } from '@/lib/deck/text/list-marker';

/** The indent of each list level, and the hanging indent for its marker, in twentieths of a point. */
const INDENT = 400;
const HANG = 320;
const MAX_LEVEL = 8;
const BULLETS = ['•', '–', '▪'] as const;

/** The number of a section before its heading. */
const SECTION = {
  level: 0,
  format: LevelFormat.DECIMAL,
  text: '%1',
  alignment: AlignmentType.START,
  style: { paragraph: { indent: { left: 0, hanging: 0 } } },
  suffix: LevelSuffix.SPACE,
} as const;

type Config = INumberingOptions['config'][number];
/** What is before an item: a bullet, a number, or a check box or letter that stays in its text. */
type Marker = number | 'bullet' | 'text';
type Item = { marker: Marker; level: number; runs: TextRun[] };

/** An item's text, and the numbering or the indent of its paragraph. */
export type DocxItem = {
  runs: TextRun[];
  look: { numbering: { reference: string; level: number } } | { indent: { left: number; hanging: number } };
};

/**
 * The numbering of lists. Each list with numbers has its own definition, whose levels have numbers or bullets as in the
 * text, so that each begins at its own number.
 */
export class DocxLists {
  readonly #bullets = new Definition('bullets', []);
  readonly #definitions = [this.#bullets];

  get config(): Config[] {
    return [{ reference: 'sections', levels: [SECTION] }, ...this.#definitions.map((definition) => definition.config)];
  }

  itemsOf(list: BlockOf<'list'>): DocxItem[] {
    const items = readItems(list);
    let definition = items.some(({ marker }) => typeof marker === 'number')
      ? this.#define(items, list.close)
      : this.#bullets;
    const main = definition;
    return items.map(({ marker, level, runs }) => {
      if (marker === 'text') return { runs, look: { indent: indentAt(level) } };
      // A level that mixes bullets and numbers, or skips a number, needs another definition.
      const others = [main, definition, ...(marker === 'bullet' ? [this.#bullets] : [])];
      definition =
        others.find((each) => each.takes(marker, level)) ?? this.#define([{ marker, level, runs }], list.close);
      definition.use(marker, level);
      return { runs, look: { numbering: { reference: definition.reference, level } } };
    });
  }

  #define(items: readonly Item[], close: '.' | ')' = '.'): Definition {
    const definition = new Definition(`list-${this.#definitions.length}`, items, close);
    this.#definitions.push(definition);
    return definition;
  }
}

/** The text of each item without the marker that the document program draws. */
function readItems(list: BlockOf<'list'>): Item[] {
  let next = list.start;
  return list.items.map((item): Item => {
    const level = Math.min(MAX_LEVEL, item.level);
    const worn = wornMarker(item, list.ordered);
    if (worn) {
      const isNumber = /^\d{1,9}\.$/.test(worn.text);
      if (isNumber) return { marker: Number.parseInt(worn.text, 10), level, runs: worn.runs };
      return { marker: 'text', level, runs: item.runs };
    }
    return { marker: list.ordered && item.level === 0 ? next++ : 'bullet', level, runs: item.runs };
  });
}

/** A numbering definition, which counts as office programs do: a level starts again after an item above it. */
class Definition {
  /** The first number of each level. Other levels have bullets. */
  readonly #starts = new Map<number, number>();
  #next = new Map<number, number>();

  /** The first item of each level decides what the level has. */
  constructor(
    readonly reference: string,
    items: readonly Item[],
    /** The sign after the numbers of the outermost level. */
    readonly close: '.' | ')' = '.',
  ) {
    const seen = new Set<number>();
    for (const { marker, level } of items) {
      if (marker === 'text' || seen.has(level)) continue;
      seen.add(level);
      if (marker !== 'bullet') this.#starts.set(level, marker);
    }
  }

  takes(marker: number | 'bullet', level: number): boolean {
    const start = this.#starts.get(level);
    return marker === 'bullet' ? start === undefined : marker === (this.#next.get(level) ?? start);
  }

  use(marker: number | 'bullet', level: number): void {
    this.#next = new Map([...this.#next].filter(([other]) => other < level));
    if (marker !== 'bullet') this.#next.set(level, marker + 1);
  }

  get config(): Config {
    const levels = Array.from({ length: MAX_LEVEL + 1 }, (_, level) => {
      const start = this.#starts.get(level);
      return {
        level,
        alignment: AlignmentType.START,
        style: { paragraph: { indent: indentAt(level) } },
        ...(start === undefined
          ? { text: BULLETS[level % 3]!, format: LevelFormat.BULLET }
          : { text: `%${level + 1}${level === 0 ? this.close : '.'}`, format: LevelFormat.DECIMAL, start }),
      };
    });
    return { reference: this.reference, levels };
  }
}

function indentAt(level: number): { left: number; hanging: number } {
  return { left: INDENT * (level + 1), hanging: HANG };
}
