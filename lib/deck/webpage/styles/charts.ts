/**
 * Charts, and which drawing is shown at which width. That depends on the width of the chart, because a chart can be in
 * a column of a wide page. In less than 585 px the smallest type of the wide drawing would be below 13 px.
 */
export const CHARTS = `
.chart{container-type:inline-size}
.chart svg{width:100%;height:auto;overflow:visible;direction:ltr}
.chart text{font-family:var(--f-body);font-variant-numeric:lining-nums tabular-nums}
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
@container(max-width:584px){.chart .wide{display:none}.chart .narrow{display:block;max-width:420px}.ch-doughnut .plot{grid-template-columns:1fr}}
@media(max-width:719px){.chart details thead{position:static;width:auto;height:auto;clip-path:none}.chart details table{display:block;overflow-x:auto}}
@media print{.chart summary{display:none}.chart details::details-content{content-visibility:visible;height:auto}}
`;
