import type { SkeletonId } from '../../theme';

/** Cards have a class with their number up to this. More than that wrap as they fit. */
export const MOST_COUNTED = 12;

/** The number in the class of cards. */
export function cardCount(cards: readonly unknown[]): number {
  return Math.min(MOST_COUNTED + 1, cards.length);
}

type Cards = {
  selector: string;
  /** Minimum width of a card, in pixels. */
  least: number;
  mostColumns: number;
  /** Skeletons with columns of their own for these cards. */
  except?: readonly SkeletonId[];
};

const CARDS: readonly Cards[] = [
  { selector: '.steps:not(.long)', least: 170, mostColumns: 5 },
  { selector: '.steps.long', least: 210, mostColumns: 3 },
  { selector: ':is(.points,.cells)', least: 210, mostColumns: 3 },
  { selector: '.groups', least: 260, mostColumns: 3 },
  { selector: '.stats', least: 300, mostColumns: 4, except: ['swiss', 'magazine'] },
];
/** Space between two cards, in pixels. */
const SPACE = 24;

/** How an incomplete last row is set: in the middle, stretched to the width of the others, or in their columns. */
const LAST_ROWS: Readonly<Record<SkeletonId, 'centre' | 'fill' | 'start'>> = {
  ...{ keynote: 'centre', soft: 'centre', notebook: 'centre' },
  ...{ poster: 'fill', blueprint: 'fill' },
  ...{ swiss: 'start', editorial: 'start', magazine: 'start' },
};

/**
 * The numbers of columns that cards can have, the most first. No card is alone in the last row, and rows are full
 * rather than longer.
 */
export function columnChoices(count: number, most: number): number[] {
  const choices = [];
  for (let columns = Math.min(most, count); columns > 1; columns -= 1) {
    const rest = count % columns;
    const isFullWithLess = columns > 3 && count % (columns - 1) === 0;
    if (rest === 0 || (rest > 1 && !isFullWithLess)) choices.push(columns);
  }
  return choices.length === 0 && most === 3 ? columnChoices(count, 4) : choices;
}

/** The columns of cards: as many as the place has room for, from the width of a tablet. */
export function cardRows(skeleton: SkeletonId): string {
  const rules = CARDS.filter(({ except }) => !except?.includes(skeleton)).flatMap(({ selector, least, mostColumns }) =>
    Array.from({ length: MOST_COUNTED - 1 }, (_, at) => at + 2).flatMap((count) =>
      columnChoices(count, mostColumns)
        .toReversed()
        .map((columns) => {
          const width = columns * least + (columns - 1) * SPACE;
          return `@container(min-width:${width}px){${rowsOf(`${selector}:where(.n${count})`, count, columns, skeleton)}}`;
        }),
    ),
  );
  return `:is(.b-points,.b-columns,.b-steps,.b-features,.b-people${skeleton === 'magazine' ? '' : ',.b-stats'}) .bd,.prose:has(>.stats){container-type:inline-size}
:is(.points,.cells,.steps,.groups):where(.n${MOST_COUNTED + 1}){grid-template-columns:repeat(auto-fit,minmax(min(100%,280px),1fr))}
@media(min-width:720px){${rules.join('\n')}}`;
}

function rowsOf(selector: string, count: number, columns: number, skeleton: SkeletonId): string {
  const rest = count % columns;
  const tracks = (number: number) => `${selector}{grid-template-columns:repeat(${number},minmax(0,1fr))}`;
  const mode = LAST_ROWS[skeleton];
  const first = count - rest + 1;
  // Rules for fewer columns are overridden: `:where` keeps all of them equally specific.
  if (rest === 0 || mode === 'start') return `${tracks(columns)}${selector}>*{grid-column:auto}`;
  if (mode === 'fill')
    return `${tracks(columns * rest)}${selector}>*{grid-column:span ${rest}}${selector}>:where(:nth-child(n+${first})){grid-column:span ${columns}}`;
  return `${tracks(columns * 2)}${selector}>*{grid-column:span 2}${selector}>:where(:nth-child(${first})){grid-column:${columns - rest + 1}/span 2}`;
}
