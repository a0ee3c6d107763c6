/** Swiss: rules over twelve columns, headings in the first four, content in the other eight, one accent. */
export const SWISS = `
.sk-swiss{--w:1320px;--m:clamp(20px,3.6vw,52px);--h1:clamp(46px,9.4vw,150px);--h2:clamp(32px,3.8vw,56px);--sp:clamp(28px,3vw,44px);--say:clamp(34px,5.6vw,84px)}
.sk-swiss h1,.sk-swiss h2{line-height:.98}
.sk-swiss .hero .in{position:relative;display:grid;grid-template-columns:repeat(12,1fr);column-gap:24px;padding-block:clamp(24px,2.6vw,40px) clamp(32px,4vw,64px);min-height:clamp(400px,38vw,580px);align-content:start;row-gap:40px}
.sk-swiss .hero .in::before{content:'';grid-column:1/-1;height:2px;background:var(--c-ink);order:-2}
.sk-swiss .hero .in>*{grid-column:1/span 5}
.sk-swiss .hero .in>h1{grid-column:1/-1;order:-1}
.sk-swiss .hero .kicker{order:-2;margin:0}
.sk-swiss .hero .lead{border-top:2px solid var(--c-ink);padding-top:18px;margin:0;font-weight:var(--w-bold)}
.sk-swiss .hero .facts{margin:0}
.sk-swiss .art-hero{position:absolute;inset-inline-end:0;bottom:0;width:min(58%,760px);height:50%}
@media(max-width:719px){.sk-swiss .hero:has(.art-hero:not(.photo)) .in{min-height:0;padding-bottom:256px}.sk-swiss .art-hero:not(.photo){height:224px}}
@media(min-width:720px){.sk-swiss .hero:has(h1:is(.long,.longest)) .art-hero:not(.photo){height:44%}.sk-swiss .hero:has(.kicker):has(h1:is(.long,.longest)) .in{min-height:clamp(560px,58vw,860px)}.sk-swiss .hero:has(.kicker):has(h1:is(.long,.longest)) .art-hero:not(.photo){height:38%}}
.sk-swiss .art.photo{height:100%}
@media(min-width:720px){.sk-swiss .hero:has(.photo){--cw:calc(min(var(--w),100vw - 2*var(--m))*.4);--h1:clamp(34px,5vw,76px)}.sk-swiss .hero:has(.photo) .in>h1{grid-column:1/span 5}.sk-swiss .hero:has(.photo) .art-hero{width:54%}}
.sk-swiss .nav{border-block:2px solid var(--c-ink)}
.sk-swiss .nav .no{color:var(--c-accentink);font-weight:var(--w-bold)}
.sk-swiss .band .in{border-top:2px solid var(--fg);padding-top:clamp(18px,2vw,28px);padding-bottom:clamp(8px,1.4vw,24px)}
.sk-swiss .tile{background:none;padding:14px 0 0;border-top:2px solid var(--fg);--fg:inherit;color:inherit}
.sk-swiss .band:not(.b-section,.b-closing) .hd h3{--size:calc(var(--h2)*.8)}
.sk-swiss .stats{grid-template-columns:1fr;gap:0}
.sk-swiss .stats li{display:grid;grid-template-columns:1fr minmax(0,2fr);align-items:baseline;gap:24px;padding:14px 0 20px}
.sk-swiss .stats span{order:-1;font-weight:var(--w-bold);color:var(--fg);margin:0}
.sk-swiss .stats b{font-size:clamp(56px,8vw,124px)}
.sk-swiss .stats b.long{font-size:clamp(44px,5.4vw,84px)}
.sk-swiss .stats.led li:first-child b,.sk-swiss .saying::before{color:var(--c-accentink)}
.sk-swiss .stats li:first-child{border-top:0;padding-top:0}
.sk-swiss .points .tile::before,.sk-swiss .groups .tile::before{content:'';display:block;width:14px;height:14px;background:var(--c-accent);margin-bottom:14px}
.sk-swiss .points{font-weight:var(--w-bold);font-size:1.06em;gap:clamp(24px,3vw,44px) 24px}
.sk-swiss table{border-top:4px solid var(--fg)}
.sk-swiss thead th{border-bottom:1px solid var(--fg)}
.sk-swiss :is(.table tbody th,.table td){border-color:var(--fg)}
.sk-swiss .b-table .table{font-size:clamp(17px,1.6vw,23px)}
.sk-swiss .timeline{gap:24px}
.sk-swiss .timeline li{border-top:8px solid var(--c-accent)}
.sk-swiss .timeline b{color:inherit}
.sk-swiss .steps{gap:24px}
.sk-swiss .steps .no{font-size:clamp(56px,5.6vw,88px);color:var(--c-accentink);letter-spacing:var(--track)}
.sk-swiss .sides .tile{border-top-width:8px}
.sk-swiss .sides .fig b:not(.long,.longest){font-size:clamp(72px,8vw,130px)}
.sk-swiss .sides li{border-color:var(--fg)}
.sk-swiss .icon{color:var(--c-accentink);justify-content:start;margin-bottom:12px}
.sk-swiss .agenda,.sk-swiss .agenda li{border-color:var(--fg)}
.sk-swiss .saying::before{content:'“';display:block;font-family:var(--f-head);font-weight:var(--w-head);font-size:clamp(120px,12vw,200px);line-height:.8;height:.5em}
.sk-swiss .b-quote .in{display:block}
.sk-swiss .b-statement{padding-block:0}
.sk-swiss .b-statement .in{border:0;padding-block:clamp(48px,6vw,96px)}
.sk-swiss .b-section{padding-block:var(--sp)}
.sk-swiss .b-section .hd{display:contents}
.sk-swiss .b-section .num{grid-row:1/span 3;font-family:var(--f-head);font-weight:var(--w-head);letter-spacing:-.06em;color:var(--c-accentink);font-size:clamp(160px,30vw,460px);line-height:.78;padding-bottom:.06em}
.sk-swiss .b-section h2{align-self:end;grid-column:2}
.sk-swiss .b-section .bd,.sk-swiss .b-section .kicker{grid-column:2}
.sk-swiss .b-closing{overflow:hidden}
.sk-swiss .b-closing .in{position:relative;display:block;min-height:clamp(420px,40vw,620px);border-color:var(--fg)}
.sk-swiss .b-closing .hd{margin-bottom:32px}
.sk-swiss .b-closing h2{--size:clamp(46px,8.4vw,132px)}
.sk-swiss .art-closing{position:absolute;inset-inline-end:0;bottom:0;width:min(56%,720px);height:56%}
.sk-swiss .b-closing .bd{max-width:36ch}
@media(min-width:1024px){
.sk-swiss .band:not(.b-quote,.b-closing)>.in{display:grid;grid-template-columns:minmax(0,4fr) minmax(0,8fr);column-gap:24px;align-items:start}
.sk-swiss .band:not(.b-quote,.b-closing)>.in>.bd{grid-column:2}
.sk-swiss .band:not(.b-section,.b-statement)>.in>.hd{padding-inline-end:24px}
.sk-swiss .band>.in>.bd:only-child{grid-column:2}
.sk-swiss .b-chart .bd,.sk-swiss .b-stats .bd{padding-top:6px}
}
@media(max-width:719px){.sk-swiss .points .tile{display:flex;gap:14px}.sk-swiss .points .tile::before{flex:none;margin:.4em 0 0}.sk-swiss .hero .in{min-height:0;display:flex;flex-direction:column;justify-content:flex-start;row-gap:24px}.sk-swiss .hero .in::before{width:100%;flex:none}.sk-swiss .art-hero,.sk-swiss .art-closing{width:100%;height:42%}.sk-swiss .hero:has(.photo) .in{min-height:0}.sk-swiss .art.photo{position:static;height:auto}.sk-swiss .stats li{grid-template-columns:1fr;gap:4px}.sk-swiss .b-closing .in{min-height:560px}}
`;
