/**
 * Charts: colours by class, and which drawing is shown at which width. That depends on the width of the chart, because
 * a chart can be in a column of a wide page. In less than 564 px the type of the wide drawing would be below 12 px.
 */
export const CHARTS = `
.chart{--base:var(--c-fourth);--lead:var(--c-accent);container-type:inline-size}
.chart svg{width:100%;height:auto;overflow:visible}
.chart text{fill:var(--mut);font-family:var(--f-body)}
.chart .val,.chart .big{fill:var(--fg);font-weight:var(--w-bold);font-variant-numeric:lining-nums tabular-nums}
.chart .big{font-family:var(--f-head);font-weight:var(--w-head)}
.chart .bar{rx:var(--bar-r,0px)}
.chart .base{fill:var(--base)}
.chart .lead{fill:var(--lead)}
.chart .k0,.chart .d0{fill:var(--c-accent);background:var(--c-accent)}
.chart .k1,.chart .d1{fill:var(--c-second);background:var(--c-second)}
.chart .k2,.chart .d2{fill:var(--c-third);background:var(--c-third)}
.chart .k3,.chart .d3{fill:var(--c-fourth);background:var(--c-fourth)}
.chart .d4{fill:var(--c-muted);background:var(--c-muted)}
.chart .d5{fill:var(--c-line);background:var(--c-line)}
.chart .in{font-weight:var(--w-bold)}
.chart text.k0{fill:var(--c-onaccent)}
.chart text.k1{fill:var(--c-onsecond)}
.chart text.k2{fill:var(--c-onthird)}
.chart text.k3{fill:var(--c-onfourth)}
.chart .stroke{fill:none!important;stroke-width:4;stroke-linejoin:round;stroke-linecap:round}
.chart .stroke.lead{stroke:var(--lead)}
.chart .stroke.k0{stroke:var(--c-accent)}
.chart .stroke.k1{stroke:var(--c-second)}
.chart .stroke.k2{stroke:var(--c-third)}
.chart .stroke.k3{stroke:var(--c-fourth)}
.chart .axis{stroke:var(--fg);stroke-width:1.5}
.chart>figcaption{font-weight:var(--w-bold);color:var(--fg);margin:0 0 16px}
.chart .plot{max-width:1100px}
.chart .narrow{display:none}
.charts.charts>.chart.chart{grid-column:auto;margin:0;padding:0;background:none}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,220px),1fr));gap:40px clamp(32px,5vw,72px)}
.charts .wide{display:none}
.charts .narrow{display:block}
.legend{display:flex;flex-wrap:wrap;gap:8px 24px;margin-bottom:20px}
.legend li{display:flex;align-items:center;gap:10px}
.legend i{width:18px;height:18px;flex:none;border-radius:min(var(--r),6px)}
.ch-doughnut .plot{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,6fr);gap:clamp(24px,4vw,64px);align-items:center}
.ch-doughnut .ring{max-width:420px;margin-inline:auto}
.legend.rows{display:block;margin:0}
.legend.rows li{padding:12px 0;border-bottom:1px solid var(--hair)}
.legend.rows b{margin-inline-start:auto;font-family:var(--f-head);font-weight:var(--w-head);font-size:1.2em;white-space:nowrap}
.chart details{margin-top:18px;font-size:16px}
.chart summary{cursor:pointer;color:var(--mut);width:fit-content;min-height:32px;line-height:32px}
.chart details table{width:auto;min-width:min(100%,320px);margin-top:8px}
.chart details :is(th,td){padding:6px 18px 6px 0}
@container(max-width:563px){.chart .wide{display:none}.chart .narrow{display:block;max-width:480px}.ch-doughnut .plot{grid-template-columns:1fr}}
@media(max-width:719px){.chart details thead{position:static;width:auto;height:auto;clip-path:none}.chart details table{display:block;overflow-x:auto}}
@media print{.chart summary{display:none}.chart details::details-content{content-visibility:visible;height:auto}}
`;
