/** Reset, measures and the frame of a page. The style sheets of skeletons change the variables and add to it. */
export const BASE = `
*,*::before,*::after{box-sizing:border-box;margin:0;padding:0}
html{scroll-behavior:smooth;scroll-padding-top:88px;-webkit-text-size-adjust:100%;text-size-adjust:100%}
:root{--m:clamp(20px,4.6vw,72px);--w:1200px;--sp:clamp(40px,4.8vw,72px);--gap:clamp(14px,1.7vw,24px);--r:0px;--h1:clamp(42px,7vw,104px);--h2:clamp(32px,4.4vw,60px);--h3:clamp(22px,2vw,28px);--say:clamp(30px,4.2vw,60px);--tile-pad:clamp(20px,2.6vw,36px);--cw:calc(100vw - 2*var(--m))}
body{background:var(--c-ground);color:var(--c-ink);font:var(--w-body) clamp(17px,.5vw + 15px,20px)/1.58 var(--f-body);overflow-wrap:break-word;font-variant-numeric:lining-nums}
img,svg{display:block;max-width:100%}
img{height:auto}
ol,ul{list-style:none}
a{color:inherit;text-decoration-thickness:1px;text-underline-offset:.18em}
a:focus-visible,summary:focus-visible,pre:focus-visible{outline:3px solid currentColor;outline-offset:3px}
h1,h2,h3,h4,h5,h6{font-family:var(--f-head);font-weight:var(--w-head);letter-spacing:var(--track);text-transform:var(--case);line-height:1.08;text-wrap:balance;overflow-wrap:break-word}
@supports(hyphenate-limit-chars:9){body{hyphens:auto;hyphenate-limit-chars:16 6 6}h1,h2,h3,h4,h5,h6{hyphenate-limit-chars:24 8 8}:is(code,pre,a){hyphens:manual}}
@media (min-width:640px){.phrase{display:inline-block}}
h1,h2,.hd h3{font-size:min(var(--size),max(22px,calc(min(var(--cw),100cqi)/var(--word,4.5))))}
.hero>.in,.band>.in>.hd{container-type:inline-size}
h1{--size:var(--h1);line-height:1.02}
h1.long{--size:calc(var(--h1)*.78)}
h1.longest{--size:calc(var(--h1)*.58)}
h2{--size:var(--h2)}
.band:not(.b-section,.b-closing) h3{font-size:var(--h3);line-height:1.2}
.band:not(.b-section,.b-closing) .hd h3{--size:calc(var(--h2)*.68);font-size:min(var(--size),max(22px,calc(min(var(--cw),100cqi)/var(--word,4.5))));line-height:1.1}
h4,h5,h6{font-size:1.1em;line-height:1.25}
b,strong{font-weight:var(--w-bold)}
p{text-wrap:pretty}
.quiet{opacity:.8}
:is(.lead,.facts,.kicker,.said,dd,figcaption,.on-accent,.on-ink,.on-second,.on-third,.on-fourth) .quiet,.quiet.missing{opacity:1}
.skip{position:absolute;inset-inline-start:-9999px;z-index:9;background:var(--c-ink);color:var(--c-ground);padding:12px 20px}
.skip:focus{inset-inline-start:16px;top:16px}
.on-ground{--bg:var(--c-ground);--fg:var(--c-ink);--mut:var(--c-muted);--acc:var(--c-accentink);--rule:var(--c-accent);--hair:var(--c-line);--tile:var(--c-surface)}
.on-surface{--bg:var(--c-surface);--fg:var(--c-onsurface);--mut:var(--c-muted);--acc:var(--c-accentink);--rule:var(--c-accent);--hair:var(--c-line);--tile:var(--c-ground)}
.on-accent{--bg:var(--c-accent);--fg:var(--c-onaccent)}
.on-ink{--bg:var(--c-ink);--fg:var(--c-ground)}
.on-second{--bg:var(--c-second);--fg:var(--c-onsecond)}
.on-third{--bg:var(--c-third);--fg:var(--c-onthird)}
.on-fourth{--bg:var(--c-fourth);--fg:var(--c-onfourth)}
:is(.on-accent,.on-ink,.on-second,.on-third,.on-fourth){--mut:var(--fg);--acc:var(--fg);--rule:var(--fg);--hair:color-mix(in srgb,var(--fg) 34%,transparent);--tile:var(--c-surface)}
.hero,.band{background:var(--bg);color:var(--fg);position:relative}
.tile{--fg:var(--c-onsurface);--mut:var(--c-muted);--acc:var(--c-accentink);--rule:var(--c-accent);--hair:var(--c-line);background:var(--tile);color:var(--fg);border-radius:var(--r);padding:var(--tile-pad);min-width:0}
.band{padding-block:var(--sp)}
.in{width:min(var(--w),100% - 2*var(--m));margin-inline:auto;min-width:0}
.hd{margin-bottom:clamp(18px,2.2vw,32px)}
.hd:only-child{margin-bottom:0}
.band:not(.b-section,:has(>.in>.bd)){padding-bottom:calc(var(--sp)/3)}
.hd .num{display:block}
.kicker{color:var(--acc);font-weight:var(--w-bold);font-size:17px;line-height:1.35;margin-bottom:14px}
.bd{min-width:0}
.bd>*+*{margin-top:clamp(24px,3vw,40px)}
.art svg{width:100%;height:100%}
.art .narrow{display:none}
.hero{overflow:hidden}
.hero .in{padding-block:clamp(48px,7vw,104px)}
.hero .lead{font-size:clamp(19px,1.7vw,24px);line-height:1.45;max-width:56ch;margin-top:clamp(18px,2vw,28px)}
.hero .lead.short{font-size:clamp(21px,2.1vw,30px)}
.hero .facts{margin-top:clamp(18px,2vw,28px);color:var(--mut)}
.art.photo img{width:100%;height:100%;object-fit:cover}
.b-closing .cta a{display:inline-flex;overflow-wrap:anywhere;align-items:center;min-height:48px;padding:10px 26px;background:var(--c-accent);color:var(--c-onaccent);font-weight:var(--w-bold);text-decoration:none;border-radius:var(--r);max-width:100%}
.on-accent .cta a{background:var(--c-surface);color:var(--c-onsurface)}
.b-closing .cta{margin-top:clamp(24px,3vw,40px)}
@media(max-width:359px){.b-closing .cta a{padding-inline:12px}}
.b-section{overflow:hidden}
.b-section h2{--size:clamp(38px,6.2vw,96px);line-height:1.02}
.b-section .bd{max-width:62ch}
.b-closing h2{--size:clamp(42px,6.6vw,100px);line-height:1.02}
.b-closing .bd{font-size:clamp(18px,1.6vw,23px)}
.b-closing .bd>*+*{margin-top:14px}
footer{background:var(--c-ink);color:var(--c-ground);padding-block:clamp(36px,4vw,56px);font-size:16px}
footer .in{display:flex;flex-wrap:wrap;justify-content:space-between;gap:16px 48px}
footer .brand{font-family:var(--f-head);font-weight:var(--w-head);font-size:20px;max-width:32ch}
footer ul{display:flex;flex-wrap:wrap;gap:0 24px;max-width:72ch}
footer a{display:inline-block;padding:10px 0}
footer .notes{flex-basis:100%;max-width:72ch;font-size:15px}
footer .notes p+p{margin-top:6px}
footer .notes a{display:inline;padding:0}
.fn{text-decoration:none;scroll-margin-top:96px}
footer .credits{flex-basis:100%;opacity:.85}
@media(max-width:1023px){:root{--w:820px}}
@media(max-width:719px){.art .wide+.narrow{display:block}.art:has(.narrow) .wide{display:none}footer .in{flex-direction:column}footer ul{flex-direction:column}}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
`;

/**
 * A printed page is one flow. Only blocks that are small by nature stay in one piece: larger ones would leave the rest
 * of a sheet empty. To be added after the rules of the skeleton.
 */
export const PRINT = `
@media print{
body[class]{--sp:18pt;--tile-pad:10pt;font-size:11pt}
.nav,.skip,footer:not(:has(.credits,.notes)),footer ul{display:none}
footer{padding-block:12pt;font-size:9pt;break-before:avoid;break-inside:avoid}
pre{white-space:pre-wrap;overflow-wrap:anywhere;overflow:visible}
body .band{padding-block:16pt;break-inside:auto}
body .band:is(.b-section,.b-quote,.b-statement,.b-closing){break-inside:avoid}
.band,.band>.in,pre{-webkit-box-decoration-break:clone;box-decoration-break:clone}
.hd,h1,h2,h3,h4,h5,h6,.legend:not(.rows),.chart>figcaption,.band:not(.b-text,.b-table,.b-code) .bd>.prose:first-child:not(:last-child){break-after:avoid}
.hd{break-inside:avoid}
.sk-editorial .hd{position:static}
tr,li,.picture,.saying,.tile,.art,.plot,.callout,:is(.cells,.steps,body:not(.sk-swiss,.sk-soft) .stats):is(.n2,.n3,.n4),.table:not(:has(tbody tr:nth-child(9))){break-inside:avoid}
pre:not(.long){break-inside:avoid}
p{orphans:3;widows:3}
.hero,.band,footer,.tile{-webkit-print-color-adjust:exact;print-color-adjust:exact}
body .band:is(.b-closing,.b-section,.has-art),body .band:is(.b-closing,.b-section)>.in,body .band>.art{min-height:0}
body .b-closing>.art{min-height:45mm;max-height:90mm}
body .chart .plot{max-width:125mm}
.chart details table{font-size:9pt}
.chart details :is(th,td){padding-block:1pt}
h1{--print:40pt}h1.long{--print:32pt}h1.longest{--print:26pt}
h1{font-size:min(var(--print),max(14pt,min(100cqi/var(--word,4.5),var(--cw)/var(--word,4.5))))}
h2{font-size:min(22pt,max(14pt,min(100cqi/var(--word,4.5),var(--cw)/var(--word,4.5))))}
}
`;

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

/** Widths of the window, in pixels, from which the navigation can change. */
export const NAV_STEPS = [0, 720, 1024, 1440] as const;

/** Most rows of the menu that fit in a window. Longer menus scroll. */
export const MENU_ROWS = 8;

/** From the width of a step, the row of sections is shown, otherwise the menu. */
const ROWS = NAV_STEPS.flatMap((step) =>
  step === 0
    ? []
    : [
        `@media(max-width:${step - 1}px){.nav.r${step} .row{display:none}}`,
        `@media(min-width:${step}px){.nav.r${step} .menu{display:none}}`,
      ],
);

/** The title is left out where there is only space for it beside the menu. */
const TITLES = NAV_STEPS.flatMap((row) =>
  [...NAV_STEPS.filter((step) => step > row), null].map((brand) => {
    const until = brand === null ? '' : ` and (max-width:${brand - 1}px)`;
    return `@media(min-width:${row}px)${until}{.nav.r${row}.b${brand ?? ''} .brand{display:none}}`;
  }),
);

/**
 * A menu stays open, so the section that it leads to is placed below it. It has two columns on a phone and three on a
 * wide page.
 */
function belowMenu(columns: 2 | 3): string[] {
  return Array.from({ length: MENU_ROWS }, (_, at) => {
    const height = Math.ceil(((at + 1) * 2) / columns) * 46;
    return `html:has(.menu.m${at + 1}[open]){scroll-padding-top:calc(96px + min(${height}px,58vh))}`;
  });
}

/**
 * The bar that stays in view: the title, and the sections in up to two lines, or in a menu where they need more. The
 * classes say from which width of the window (`navSteps`).
 */
export const NAV = `
.nav{position:sticky;top:0;z-index:5;--bar:var(--c-ground);background:var(--bar);color:var(--c-ink);border-bottom:1px solid var(--c-line)}
.nav .in{display:flex;align-items:center;justify-content:space-between;gap:24px;min-height:64px}
.nav .brand{flex:0 1 auto;min-width:0;max-width:24ch;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-family:var(--f-head);font-weight:var(--w-head);letter-spacing:var(--track);text-decoration:none;font-size:19px;min-height:44px;line-height:44px}
.nav .row{min-width:0;margin-inline:-10px;line-height:0;text-wrap:balance}
.nav li{min-width:0;max-width:100%}
.nav .row li{display:inline-block;margin-inline-end:4px;vertical-align:top}
.nav li a,.nav summary{display:flex;align-items:center;gap:8px;min-height:44px;padding:0 10px;text-decoration:none;font-size:16px;line-height:1.2}
.nav .row a{white-space:nowrap}
.nav .no{flex:none}
.nav .row .to{max-width:34ch;overflow:hidden;text-overflow:ellipsis}
.nav li a:hover{text-decoration:underline}
.nav li a:focus-visible,.nav :is(.brand,summary):focus-visible{outline-offset:-3px}
.nav .menu{flex:none;margin-inline:auto -10px}
.nav summary{cursor:pointer;list-style:none;font-weight:var(--w-bold)}
.nav summary::-webkit-details-marker{display:none}
.nav summary::after{content:'';width:9px;height:9px;margin-block:-5px 0;margin-inline:2px 3px;border:solid currentColor;border-width:0 2px 2px 0;transform:rotate(45deg)}
.nav [open]>summary::after{margin-top:5px;transform:rotate(225deg)}
.nav .menu ol{position:absolute;inset-inline:0;top:100%;display:grid;grid-template-columns:repeat(auto-fill,minmax(max(136px,30%),1fr));align-content:start;gap:2px 0;max-height:60vh;overflow-y:auto;overscroll-behavior:contain;padding:6px calc(max(var(--m),(100% - var(--w))/2) - 10px) 14px;background:var(--bar);border-bottom:1px solid color-mix(in srgb,currentColor 30%,transparent);box-shadow:0 12px 20px color-mix(in srgb,#000 16%,transparent)}
.nav .menu .to{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
@media(min-width:1024px){.nav .brand{max-width:22ch}html:has(.nav.full){scroll-padding-top:112px}}
${ROWS.join('\n')}
${TITLES.join('\n')}
${belowMenu(2).join('')}
@media(min-width:1024px){${belowMenu(3).join('')}}
`;

/** Skeletons with the heads of text beside it on a wide page. Swiss and Editorial have all heads there. */
const SIDE_HEADS = '.sk-poster,.sk-blueprint,.sk-notebook,.sk-magazine';

/** The shared blocks. They all use the variables of the band or tile that contains them. */
export const BLOCKS = `
.prose{max-width:64ch}
main>.b-text:first-child:not(:has(>.in>.hd)) .prose>p:only-child{font-size:clamp(20px,1.9vw,27px);line-height:1.45}
.prose>*+*,article.tile>*+*,.callout>*+*,.tile>ul{margin-top:.85em}
.prose>:is(h2,h3,h4,h5,h6):not(:first-child){margin-top:1.7em}
.prose>:is(h2,h3,h4,h5,h6)+*{margin-top:.5em}
.prose:has(>.table,>.chart,>.stats,>pre,>figure.picture){max-width:none}
.prose>:is(.table,.chart,.stats,.quote,.callout):not(:first-child),.prose>:is(.table,.chart,.stats,.quote,.callout)+:is(p,ul,ol,dl,pre,.quote,.callout){margin-top:1.6em}
.prose:has(>.table,>.chart,>.stats,>pre,>figure.picture)>:is(p,ul:not(.stats),ol,dl,.callout,.quote){max-width:64ch}
:is(.prose,article.tile,li,.b-closing .bd) :is(ul:not(.legend,.stats),ol),:is(.prose,article.tile,.b-closing .bd)>:is(ul:not(.stats),ol){padding-inline-start:1.35em}
:is(.prose,article.tile,.b-closing .bd) ul{list-style:none}
:is(.prose,article.tile,.b-closing .bd) ol{list-style:decimal}
:is(.prose,article.tile,.b-closing .bd) ul:not(.legend,.stats)>li:not(.worn){position:relative}
:is(.prose,article.tile,.b-closing .bd) ul:not(.legend,.stats)>li:not(.worn)::before{content:var(--bullet);position:absolute;inset-inline-start:-1.2em;color:var(--acc);font-weight:var(--w-bold)}
@counter-style paren{system:extends decimal;suffix:") "}
:is(.prose,article.tile,.b-closing .bd) ol.paren{list-style:paren}
ol>li::marker{color:var(--acc);font-weight:var(--w-bold)}
:is(.prose,article.tile) :not(.legend,.stats)>li+li,li>:is(ul,ol){margin-top:.4em}
li.worn{display:flex;gap:.6em;flex-wrap:wrap}
li.worn>.mark{color:var(--acc);font-weight:var(--w-bold);flex:none}
li.worn>span:nth-of-type(2){flex:1;min-width:12ch}
dl>div+div{margin-top:.8em}
dt{font-weight:var(--w-bold)}
dd{color:var(--mut)}
code,pre{font-family:var(--f-mono);font-variant-ligatures:none}
:not(pre)>code{font-size:.9em;background:color-mix(in srgb,var(--fg) 9%,transparent);padding:.1em .34em;border-radius:4px;overflow-wrap:anywhere}
pre{background:var(--c-surface);color:var(--c-onsurface);border:1px solid var(--c-line);border-radius:min(var(--r),16px);padding:clamp(16px,2vw,28px);overflow-x:auto;font-size:clamp(14px,1.1vw,17px);line-height:1.55;tab-size:4;max-width:100%}
.table{max-width:100%;overflow-x:auto}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums lining-nums}
th,td{padding:clamp(10px,1.1vw,16px) clamp(10px,1.2vw,18px);text-align:start;vertical-align:top;border-bottom:1px solid var(--hair)}
th:first-child,tr>td:first-child{padding-inline-start:0}
thead th{font-size:16px;font-weight:var(--w-bold);color:var(--mut);vertical-align:bottom;border-bottom:2px solid var(--fg)}
tbody th{font-weight:var(--w-bold);font-variant-numeric:lining-nums}
.end{text-align:end}
@media(min-width:720px){.end+:is(th,td):not(.end){padding-inline-start:clamp(24px,3vw,44px)}}
.mid{text-align:center}
.quote{border-inline-start:4px solid var(--rule);padding-inline-start:clamp(16px,2vw,28px)}
.quote blockquote{font-size:1.15em;line-height:1.5}
figcaption{color:var(--mut);font-size:max(16px,.86em);margin-top:.7em}
.callout{background:var(--tile);color:var(--c-onsurface);border-inline-start:5px solid var(--c-accent);padding:clamp(16px,2vw,28px);border-radius:min(var(--r),12px)}
.picture img{width:100%;border-radius:var(--r)}
.picture.tall img{width:auto;max-width:100%;max-height:min(84vh,680px);margin-inline:auto}
.strip{margin-top:var(--gap)}
.strip .picture:not(.tall) img{max-height:520px;object-fit:cover}
.frame{border:2px dashed var(--mut);border-radius:var(--r);min-height:220px;display:grid;place-items:center;padding:24px;color:var(--mut);text-align:center}
.missing{font-size:16px;color:var(--mut);font-style:italic}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:clamp(28px,4vw,64px);align-items:center}
.gallery{display:grid;gap:var(--gap);grid-template-columns:repeat(auto-fit,minmax(min(100%,340px),1fr));align-items:start}
.gallery.n1{grid-template-columns:1fr}
.stats{display:grid;gap:var(--gap);grid-template-columns:minmax(0,1fr)}
.stats b,.fig b{display:block;font-family:var(--f-head);font-weight:var(--w-head);letter-spacing:var(--track);line-height:1.02;font-size:clamp(52px,5vw,76px);font-variant-numeric:lining-nums proportional-nums;overflow-wrap:anywhere}
:is(.stats,.fig) b:not(.long,.longest){overflow-wrap:normal;white-space:nowrap}
.stats b.long,.fig b.long{font-size:clamp(40px,3.8vw,56px)}
.stats b.longest,.fig b.longest{font-size:clamp(28px,2.6vw,38px)}
.stats span{color:var(--mut);line-height:1.35;display:block;margin-top:6px}
.points,.groups,.sides,.cells,.steps{display:grid;gap:var(--gap);grid-template-columns:minmax(0,1fr)}
.sides{grid-template-columns:repeat(auto-fit,minmax(min(100%,300px),1fr))}
.sides ul{margin-top:18px}
.sides li{padding:12px 0;border-top:1px solid var(--hair)}
.sides .fig{margin-top:12px;color:var(--mut)}
.sides .fig b{color:var(--fg)}
.term{display:block;font-family:var(--f-head);font-weight:var(--w-head);letter-spacing:var(--track);font-size:clamp(20px,1.7vw,25px);line-height:1.2}
.said{display:block;color:var(--mut);margin-top:6px;line-height:1.45}
.icon{display:grid;place-items:center;width:56px;height:56px;flex:none;color:var(--acc);font-family:var(--f-head);font-weight:var(--w-head);font-size:24px;margin-bottom:18px}
.ic{width:32px;height:32px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.steps.long .term{font-size:clamp(18px,1.5vw,22px);line-height:1.3}
.steps .no{display:block;font-family:var(--f-head);font-weight:var(--w-head);font-size:clamp(40px,4vw,60px);line-height:1;color:var(--acc);margin-bottom:14px}
.agenda{counter-reset:a;border-top:1px solid var(--hair)}
.agenda li{counter-increment:a;display:flex;gap:clamp(16px,3vw,40px);align-items:baseline;padding:16px 0;border-bottom:1px solid var(--hair);font-family:var(--f-head);font-weight:var(--w-head);font-size:clamp(22px,2.4vw,34px);line-height:1.2}
.agenda li::before{content:counter(a);color:var(--acc);min-width:1.4em}
.agenda a{text-decoration:none}
.agenda a:hover{text-decoration:underline}
.tree ul ul{margin-inline-start:clamp(14px,2vw,28px);border-inline-start:2px solid var(--rule);padding-inline-start:clamp(14px,2vw,28px)}
.tree li{padding-top:10px}
.tree span{display:inline-block;background:var(--tile);color:var(--c-onsurface);padding:8px 18px;border-radius:min(var(--r),14px);border:1px solid var(--hair)}
.tree>ul>li>span{background:var(--c-accent);color:var(--c-onaccent);font-weight:var(--w-bold)}
.pyramid{display:grid;gap:6px;justify-items:center}
.pyramid li{width:calc(44% + 56%*(var(--at) + 1)/var(--n));background:var(--tile);color:var(--c-onsurface);padding:16px 24px;text-align:center;border-radius:min(var(--r),14px)}
.pyramid li:first-child{background:var(--c-accent);color:var(--c-onaccent);--mut:var(--c-onaccent)}
.pyramid i{display:none}
.say{font-family:var(--f-display);font-weight:var(--w-display);letter-spacing:var(--track);font-size:var(--say);line-height:1.14;text-wrap:balance;max-width:26em}
.hd+.bd>.say{--say:calc(var(--h2)*.74)}
.saying blockquote{font-family:var(--f-display);font-weight:var(--w-display);letter-spacing:var(--track);font-size:var(--say);line-height:1.12;text-wrap:balance}
.saying blockquote p+p{margin-top:.5em}
.saying figcaption{margin-top:clamp(18px,2vw,28px);font-weight:var(--w-bold);color:var(--fg)}
@media(min-width:1024px){
:is(${SIDE_HEADS}) :is(.b-text,.b-table,.b-code):not(.opens)>.in:has(>.hd){display:grid;grid-template-columns:minmax(0,33%) minmax(0,1fr);column-gap:var(--between,clamp(32px,4vw,64px));align-items:var(--heads,start)}
:is(${SIDE_HEADS}) :is(.b-text,.b-table,.b-code)>.in>.hd{--h2:clamp(28px,3vw,48px)}
:is(${SIDE_HEADS}) .b-text>.in>.bd:only-child>.prose{margin-inline:auto}
}
@media(max-width:1023px){.pair{grid-template-columns:1fr}}
@media(max-width:719px){
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.table{overflow:visible}
.table :is(table,tbody,tr,th,td){display:block}
.table tr{padding:14px 0;border-bottom:1px solid var(--hair)}
.table :is(tbody th,tbody td){border:0;padding:3px 0;text-align:start}
.table tbody td{display:grid;grid-template-columns:minmax(0,42%) minmax(0,1fr);gap:12px}
.table tbody td:not([data-l]){display:block}
.table tbody td::before{content:attr(data-l);color:var(--mut);font-size:16px}
.table tbody td:not([data-l])::before{content:none}
.table tbody th{font-size:1.08em}
.cells li{display:grid;grid-template-columns:auto 1fr;gap:16px;align-items:center}
.cells li:not(:has(.icon)){display:block}
.cells .icon{margin:0}
}
`;
