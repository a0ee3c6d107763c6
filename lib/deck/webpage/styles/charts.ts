import { PART_COLOURS, SERIES_COLOURS } from './chart-colours';

const SERIES = Array.from({ length: SERIES_COLOURS }, (_, at) => {
  const name = `k${at}`;
  return `.chart .${name}{fill:var(--${name});background:var(--${name})}.chart .stroke.${name}{stroke:var(--${name})}.chart text.${name}{fill:var(--on-${name})}`;
});
const PARTS = Array.from(
  { length: PART_COLOURS },
  (_, at) => `.chart .d${at}{fill:var(--d${at});background:var(--d${at})}`,
);

/**
 * Charts: colours by class, and which drawing is shown at which width. That depends on the width of the chart, because
 * a chart can be in a column of a wide page. In less than 564 px the type of the wide drawing would be below 13 px.
 */
export const CHARTS = `
.chart{container-type:inline-size}
.chart svg{width:100%;height:auto;overflow:visible;direction:ltr}
.chart text{fill:var(--mut);font-family:var(--f-body)}
.chart .val,.chart .big{fill:var(--fg);font-weight:var(--w-bold);font-variant-numeric:lining-nums tabular-nums}
.chart .big{font-family:var(--f-head);font-weight:var(--w-head)}
.chart .bar{rx:var(--bar-r,0px)}
.chart .base{fill:var(--base)}
.chart .lead{fill:var(--lead)}
${SERIES.join('\n')}
${PARTS.join('\n')}
.chart .in{font-weight:var(--w-bold)}
.chart .stroke{fill:none!important;stroke-width:4;stroke-linejoin:round;stroke-linecap:round}
.chart .stroke.lead{stroke:var(--lead)}
.chart .axis{stroke:var(--fg);stroke-width:1.5}
.chart>figcaption{font-weight:var(--w-bold);color:var(--fg);margin:0 0 16px}
.chart .plot{max-width:1000px}
.chart .narrow{display:none}
.charts.charts>.chart.chart{grid-column:auto;margin:0;padding:0;background:none}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,250px),1fr));gap:40px clamp(32px,5vw,72px)}
.charts .wide{display:none}
.charts .narrow{display:block;max-width:420px}
.legend{display:flex;flex-wrap:wrap;gap:8px 24px;margin-bottom:20px}
.legend li{display:flex;align-items:center;gap:10px}
.legend i{width:18px;height:18px;flex:none;border-radius:min(var(--r),6px)}
.ch-doughnut .plot{display:grid;grid-template-columns:minmax(250px,5fr) minmax(0,6fr);gap:clamp(24px,4vw,64px);align-items:center}
.ch-doughnut .ring{max-width:420px;margin-inline:auto}
.legend.rows{display:block;margin:0}
.legend.rows li{padding:12px 0;border-bottom:1px solid var(--hair)}
.legend.rows b{margin-inline-start:auto;font-family:var(--f-head);font-weight:var(--w-head);font-size:1.2em;white-space:nowrap}
.chart details{margin-top:18px;font-size:16px}
.chart summary{cursor:pointer;color:var(--mut);width:fit-content;min-height:32px;line-height:32px}
.chart details table{width:auto;min-width:min(100%,320px);margin-top:8px}
.chart details :is(th,td){padding-block:6px;padding-inline:0 18px}
@container(max-width:563px){.chart .wide{display:none}.chart .narrow{display:block;max-width:420px}.ch-doughnut .plot{grid-template-columns:1fr}}
@media(max-width:719px){.chart details thead{position:static;width:auto;height:auto;clip-path:none}.chart details table{display:block;overflow-x:auto}}
@media print{.chart summary{display:none}.chart details::details-content{content-visibility:visible;height:auto}}
`;
