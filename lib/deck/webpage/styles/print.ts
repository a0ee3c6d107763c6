/**
 * A printed page is one flow. Only blocks that are small by nature stay in one piece: larger ones would leave the rest
 * of a sheet empty. To be added after the rules of the skeleton.
 */
export const PRINT = `
@media print{
body[class]{--sp:18pt;--tile-pad:10pt;font-size:11pt}
.nav,.skip,.hero .cta,footer:not(:has(.credits,.notes)),footer ul{display:none}
footer{padding-block:12pt;font-size:9pt;break-before:avoid;break-inside:avoid}
pre{white-space:pre-wrap;overflow-wrap:anywhere;overflow:visible}
body .band{padding-block:16pt;break-inside:auto}
body .band:is(.b-section,.b-quote,.b-statement,.b-closing){break-inside:avoid}
.band,.band>.in,pre{-webkit-box-decoration-break:clone;box-decoration-break:clone}
.hd,h1,h2,h3,h4,h5,h6,.legend:not(.rows),.chart>figcaption,.band:not(.b-text,.b-table,.b-code) .bd>.prose:first-child:not(:last-child){break-after:avoid}
.hd{break-inside:avoid}
.sk-editorial .hd{position:static}
tr,li,.picture,.saying,.tile,.art,.plot,.callout,:is(.cells,.steps:not(:has(.art)),body:not(.sk-swiss,.sk-soft) .stats):is(.n2,.n3,.n4),.table:not(:has(tbody tr:nth-child(9))){break-inside:avoid}
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
