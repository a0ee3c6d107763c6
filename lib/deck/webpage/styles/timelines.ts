import type { SkeletonId } from '../../theme';

/** Minimum width of an event, and the space between two, in pixels. */
const EVENT = 150;
const SPACE = 24;
/** Timelines of up to this many events are columns from the width of a tablet. */
const FEW = 4;

/**
 * Number of columns by number of events: one row, or full rows if there are too many. Nine are three rows of three.
 */
const COLUMNS: Readonly<Record<number, number>> = { 8: 4, 9: 3, 10: 5 };

/** The class of a timeline. It says how many columns it has on a wide page. */
export function timelineClass(events: number): string {
  return `timeline c${COLUMNS[events] ?? events}`;
}

const COUNTS = [2, 3, 4, 5, 6, 7] as const;

const UPRIGHT = `.timeline{--cols:1}
.timeline li{display:flex;flex-wrap:wrap;gap:4px 16px;border-top:0;border-inline-start:3px solid var(--rule);padding-block:2px;padding-inline:16px 0}
.timeline b{margin:0;max-width:100%}
.timeline span{flex:1 1 8em;min-width:min-content;max-width:100%}`;

const UPRIGHT_OF: Readonly<Partial<Record<SkeletonId, string>>> = {
  swiss: '.sk-swiss .timeline li{border-top:0;border-inline-start-width:8px;padding-bottom:8px}',
  poster: `.sk-poster .timeline li{min-height:0;flex-flow:row wrap;justify-content:start;gap:4px 16px;align-items:center}
.sk-poster .timeline span{flex:1 1 8em}`,
  keynote: `.sk-keynote .timeline li{text-align:start;border-top:0;border-inline-start:1px solid var(--hair);padding-block:8px;padding-inline:24px 0}
.sk-keynote .timeline li::before{top:16px;inset-inline-start:-8.5px}`,
  soft: `.sk-soft .timeline{gap:12px}
.sk-soft .timeline li{display:flex;flex-direction:row;gap:14px;align-items:center;text-align:start}
.sk-soft .timeline li::before{inset-inline:38px auto;width:12px;height:auto;top:-12px;bottom:-12px}
.sk-soft .timeline li:first-child::before{top:50%}
.sk-soft .timeline li:last-child::before{bottom:50%}
.sk-soft .timeline b{margin:0;min-width:88px;text-align:center;padding:10px 14px}
.sk-soft .timeline span{padding:16px 18px}`,
  blueprint: `.sk-blueprint .timeline li{border-top:0}
.sk-blueprint .timeline li::before{display:none}`,
  notebook: `.sk-notebook .timeline{border-top:0;gap:12px}
.sk-notebook .timeline li{border:2px solid var(--c-onsurface);padding:12px 16px}
.sk-notebook .timeline li::before{display:none}`,
  magazine: '.sk-magazine .timeline li{min-height:0;padding:18px 20px}',
};

/** Timelines of all skeletons: equal columns, or one event below the other where columns would be too narrow. */
export const TIMELINES = `
.b-timeline .bd{container-type:inline-size}
.timeline{display:grid;gap:clamp(16px,2vw,28px);grid-template-columns:repeat(var(--cols),minmax(0,1fr))}
${COUNTS.map((count) => `.timeline:where(.c${count}){--cols:${count}}`).join('\n')}
.timeline li{border-top:3px solid var(--rule);padding-top:14px}
.timeline b{display:block;font-family:var(--f-head);font-weight:var(--w-head);letter-spacing:var(--track);font-size:clamp(22px,2vw,28px);line-height:1.15;margin-bottom:6px;color:var(--acc)}
.timeline span{line-height:1.4}
${whereNarrow(UPRIGHT)}
`;

/** The timelines of a skeleton where they are upright. To be added after its other rules. */
export function uprightTimelines(skeleton: SkeletonId): string {
  return whereNarrow(UPRIGHT_OF[skeleton] ?? '');
}

/** The rules for each number of columns, below the width that it needs. `:where` leaves their specificity as it is. */
function whereNarrow(rules: string): string {
  if (rules === '') return '';
  return COUNTS.filter((count) => count >= FEW)
    .map((count) => {
      const least = count * EVENT + (count - 1) * SPACE;
      const named = count === FEW ? rules : rules.replaceAll('.timeline', `.timeline:where(.c${count})`);
      return `@container(max-width:${least - 1}px){${named}}`;
    })
    .join('\n');
}
