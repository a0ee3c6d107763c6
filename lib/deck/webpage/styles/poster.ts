/** Poster: blocks of colour tile the page without gaps, type as large as its block allows. */
export const POSTER = `
.sk-poster{--h1:clamp(46px,9.4vw,150px);--h2:clamp(34px,5vw,76px);--sp:clamp(40px,4.4vw,68px);--gap:0px;--say:clamp(38px,6.4vw,104px);--w:1360px;--m:clamp(20px,2.8vw,40px)}
.sk-poster :is(h1,h2,.b-section h3){line-height:.94}
.sk-poster .hero{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,37.5%);overflow:hidden}
.sk-poster .art-hero{grid-area:1/2;position:relative;min-height:clamp(400px,40vw,620px)}
.sk-poster .art-hero>*{position:absolute;inset:0;width:100%;height:100%}
.sk-poster .hero .in{grid-area:1/1;width:100%;padding:clamp(28px,3vw,48px) 0 0;display:flex;flex-direction:column}
.sk-poster .hero :is(h1,.kicker){padding-inline:var(--m)}
.sk-poster .hero h1{margin-bottom:clamp(28px,3vw,48px)}
.sk-poster .hero .lead{margin:auto 0 0;max-width:none;background:var(--c-ink);color:var(--c-ground);padding:clamp(20px,2.4vw,36px) var(--m) 10px;font-weight:var(--w-bold);font-size:clamp(20px,2vw,32px);line-height:1.25}
.sk-poster .hero .facts{margin:0;background:var(--c-ink);color:var(--c-ground);padding:0 var(--m) clamp(20px,2.4vw,36px)}
.sk-poster .hero .lead:not(:has(+.facts)){padding-bottom:clamp(20px,2.4vw,36px)}
.sk-poster .nav{--bar:var(--c-ink);--w:100vw;color:var(--c-ground);border:0}
.sk-poster .nav li a{font-weight:var(--w-bold)}
.sk-poster .kicker{font-size:clamp(18px,1.6vw,24px)}
.sk-poster .band:not(.b-section,.b-closing,.b-quote,.b-statement)>.in>.hd{width:100%}
.sk-poster .band:is(.b-stats,.b-steps,.b-features,.b-people,.b-comparison,.b-timeline,.b-points,.b-columns){padding-block:0}
.sk-poster .band:is(.b-stats,.b-steps,.b-features,.b-people,.b-comparison,.b-timeline,.b-points,.b-columns)>.in{width:100%;max-width:none}
.sk-poster .band:is(.b-stats,.b-steps,.b-features,.b-people,.b-comparison,.b-timeline,.b-points,.b-columns)>.in>.hd{margin:0;padding:clamp(32px,3.4vw,56px) var(--m);background:var(--c-third);color:var(--c-onthird);--acc:var(--c-onthird)}
.sk-poster .band.odd:is(.b-stats,.b-steps,.b-features,.b-people,.b-comparison,.b-timeline,.b-points,.b-columns)>.in>.hd{background:var(--c-ink);color:var(--c-ground);--acc:var(--c-ground)}
.sk-poster .band:is(.b-stats,.b-steps,.b-features,.b-people,.b-comparison,.b-timeline,.b-points,.b-columns)>.in>.bd>*{margin:0}
.sk-poster .band:is(.b-stats,.b-steps,.b-features,.b-people,.b-comparison,.b-timeline,.b-points,.b-columns)>.in>.bd>.prose{padding:clamp(28px,3vw,48px) var(--m)}
.sk-poster .tile{background:var(--c-ground);--fg:var(--c-ink);--mut:var(--c-ink);color:var(--fg);padding:clamp(24px,2.8vw,40px) var(--m);border-radius:0}
.sk-poster :is(.stats,.steps,.cells,.points,.groups,.sides)>:nth-child(4n+1){background:var(--c-accent);--fg:var(--c-onaccent);--mut:var(--c-onaccent);--acc:var(--c-onaccent);color:var(--fg)}
.sk-poster :is(.stats,.steps,.cells,.points,.groups,.sides)>:nth-child(4n+2){background:var(--c-second);--fg:var(--c-onsecond);--mut:var(--c-onsecond);--acc:var(--c-onsecond);color:var(--fg)}
.sk-poster :is(.stats,.steps,.cells,.points,.groups,.sides)>:nth-child(4n){background:var(--c-fourth);--fg:var(--c-onfourth);--mut:var(--c-onfourth);--acc:var(--c-onfourth);color:var(--fg)}
@media(min-width:720px){.sk-poster .stats.led.n4{grid-template-columns:repeat(6,1fr)}.sk-poster .stats.led.n4 li{grid-column:span 2}.sk-poster .stats.led.n4 li:first-child{grid-column:span 6}}
.sk-poster .stats li{display:flex;flex-direction:column;justify-content:space-between;min-height:clamp(180px,18vw,280px)}
.sk-poster .stats.led li:first-child b:not(.long,.longest){font-size:clamp(90px,17vw,270px);line-height:.86}
.sk-poster .stats b:not(.long,.longest){font-size:clamp(60px,6.6vw,104px)}
.sk-poster .stats span{font-weight:var(--w-bold);font-size:clamp(19px,1.7vw,26px)}
.sk-poster .points .tile{font-weight:var(--w-bold);font-size:clamp(20px,1.9vw,28px);line-height:1.25;min-height:clamp(150px,15vw,220px)}
.sk-poster .table table{border-top:6px solid var(--fg)}
.sk-poster thead th{color:var(--fg);border-bottom-width:6px}
.sk-poster :is(.table tbody th,.table td){border-bottom:2px solid var(--fg);font-size:1.08em}
.sk-poster .table tbody th{text-transform:var(--case);font-family:var(--f-head);font-weight:var(--w-head)}
.sk-poster .steps .no{font-size:clamp(120px,14vw,220px);line-height:.84;margin-bottom:24px}
.sk-poster .sides .fig b:not(.long,.longest){font-size:clamp(80px,11vw,176px);line-height:.9}
.sk-poster .sides li{border-top:4px solid currentColor;font-weight:var(--w-bold)}
.sk-poster .timeline{gap:0}
.sk-poster .timeline li{border:0;padding:clamp(24px,2.4vw,36px) clamp(18px,2vw,28px);min-height:clamp(180px,22vw,320px);display:flex;flex-flow:column nowrap;justify-content:space-between;background:var(--c-ground);color:var(--c-ink);font-weight:var(--w-bold)}
.sk-poster .timeline li:nth-child(even){background:var(--c-second);color:var(--c-onsecond)}
.sk-poster .timeline li:last-child{background:var(--c-accent);color:var(--c-onaccent)}
.sk-poster .timeline span{flex:none}
.sk-poster .timeline b{color:inherit;font-size:clamp(34px,4.4vw,68px);line-height:.95}
@media(min-width:720px){.sk-poster .timeline b{font-size:min(clamp(34px,4.4vw,68px),max(22px,calc((100vw/var(--cols) - 2*clamp(18px,2vw,28px) - 6px)/var(--word,4.5))))}}
.sk-poster .icon{color:inherit;justify-content:start;width:72px;height:72px;font-size:44px}
.sk-poster .ic{width:64px;height:64px;stroke-width:2.4}
.sk-poster .term{font-size:clamp(22px,2.1vw,32px);line-height:1.05;text-transform:var(--case)}
.sk-poster .b-section{padding:0;display:grid;grid-template-columns:minmax(0,1fr) minmax(0,37.5%)}
.sk-poster .b-section .art{grid-area:1/2;min-height:clamp(260px,34vw,520px);position:relative}
.sk-poster .b-section .art svg{position:absolute;inset:0}
.sk-poster .b-section .in{grid-area:1/1;width:auto;margin:0;padding:clamp(28px,3vw,48px) var(--m);align-self:end}
.sk-poster :is(.hero,.b-section,.b-closing){--cw:calc(62.5vw - 2*var(--m))}
.sk-poster .b-section h2{--size:clamp(46px,7.6vw,124px)}
.sk-poster :is(.say,.saying blockquote){font-family:var(--f-head);font-weight:var(--w-head);line-height:.98;text-transform:var(--case)}
.sk-poster .saying figcaption{font-size:clamp(19px,1.8vw,26px)}
.sk-poster .b-closing{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,37.5%);padding:0}
.sk-poster .art-closing{grid-area:1/2;position:relative;min-height:clamp(420px,56vw,860px)}
.sk-poster .art-closing svg{position:absolute;inset:0}
.sk-poster .b-closing .in{grid-area:1/1;width:auto;margin:0;padding:clamp(28px,3vw,48px) var(--m);display:flex;flex-direction:column;justify-content:space-between}
.sk-poster .b-closing .bd{font-weight:var(--w-bold)}
.sk-poster .b-closing .cta a{background:var(--c-ink);color:var(--c-ground)}
.sk-poster .agenda li{border-bottom:6px solid currentColor;font-size:clamp(28px,4vw,60px);line-height:1;text-transform:var(--case)}
.sk-poster .agenda{border:0}
@media(max-width:1023px){.sk-poster .stats b:not(.long,.longest){font-size:clamp(38px,5.4vw,60px)}}
@media(max-width:719px){.sk-poster :is(.hero,.b-section,.b-closing){--cw:calc(100vw - 2*var(--m))}.sk-poster .hero,.sk-poster .b-section,.sk-poster .b-closing{grid-template-columns:1fr}.sk-poster .hero .in{grid-area:auto}.sk-poster :is(.art-hero,.art-closing){grid-area:auto;min-height:0;position:static}.sk-poster .art-hero .narrow,.sk-poster .art-closing .narrow{position:static;height:auto}.sk-poster .art.photo img{position:static;height:auto}.sk-poster .b-section .art{grid-area:auto;min-height:72vw}.sk-poster .b-section .in,.sk-poster .b-closing .in{grid-area:auto}.sk-poster .b-closing .in{min-height:320px}.sk-poster .stats li{min-height:140px}.sk-poster .stats.led li:first-child b:not(.long,.longest){font-size:clamp(72px,24vw,120px)}.sk-poster .stats b:not(.long,.longest){font-size:clamp(38px,12vw,60px)}.sk-poster .steps .no{font-size:88px;margin-bottom:8px}}
`;
