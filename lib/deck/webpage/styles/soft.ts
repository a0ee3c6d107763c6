/** Soft: everything centred on its axis, rounded tiles, a street of towers at the head and end. */
export const SOFT = `
.sk-soft{--r:clamp(20px,2.2vw,28px);--sp:clamp(44px,4.8vw,72px)}
.sk-soft .hd{text-align:center;max-width:1000px;margin-inline:auto}
.sk-soft .kicker,.sk-soft .facts>p{display:inline-block;background:var(--tile);color:var(--c-accentink);font-weight:var(--w-bold);font-size:17px;line-height:24px;padding:8px 20px;border-radius:20px}
.sk-soft .facts{display:flex;flex-wrap:wrap;gap:10px;justify-content:center}
.sk-soft .hero{text-align:center;display:flex;flex-direction:column-reverse}
.sk-soft .hero .in{padding-block:clamp(48px,6vw,88px) clamp(36px,4vw,56px)}
.sk-soft .hero h1{max-width:max(16ch,min(var(--word,0)*1em,var(--cw)));margin-inline:auto;line-height:1}
.sk-soft .hero .lead{margin-inline:auto;color:var(--mut)}
.sk-soft .art-hero,.sk-soft .art-closing{width:min(1200px,100% - 2*var(--m));margin-inline:auto}
.sk-soft :is(.art-hero,.art-closing) svg{height:auto}
.sk-soft .art.photo img{max-height:520px;border-radius:var(--r) var(--r) 0 0}
.sk-soft .cta a{border-radius:99px}
.sk-soft .nav{--bar:var(--c-surface);border:0;box-shadow:0 1px 0 color-mix(in srgb,var(--c-ink) 12%,transparent)}
.sk-soft .nav .in{min-height:72px}
.sk-soft .nav li a{border-radius:22px;padding-block:0;padding-inline:8px 14px;font-weight:var(--w-bold)}
.sk-soft .nav .no{width:28px;height:28px;border-radius:50%;background:var(--c-fourth);color:var(--c-onfourth);display:grid;place-items:center;font-size:15px}
.sk-soft .prose{margin-inline:auto}
.sk-soft .bd>.prose:not(:has(>.table,>.chart,>pre,>figure.picture)){max-width:66ch}
.sk-soft .bd>.prose:has(>.table,>.chart)>:is(p,ul,ol,dl,.callout,.quote){margin-inline:auto}
.sk-soft .bd>.prose:has(>.table,>.chart)>:is(h2,h3,h4){text-align:center}
.sk-soft .prose.after{text-align:center}
.sk-soft .stats li{display:flex;flex-direction:column;justify-content:flex-end}
.sk-soft .stats.led li:first-child{background:var(--c-accent);--fg:var(--c-onaccent);--mut:var(--c-onaccent);color:var(--fg);min-height:clamp(220px,22vw,300px)}
.sk-soft .stats.led li:first-child b:not(.long,.longest){font-size:clamp(72px,9vw,140px)}
.sk-soft .chart{background:var(--tile);border-radius:var(--r);padding:var(--tile-pad);--fg:var(--c-onsurface);color:var(--fg)}
.sk-soft .chart .plot{margin-inline:auto}
.sk-soft .legend.rows li{background:var(--bg);border:0;border-radius:18px;padding:12px 20px;margin-bottom:10px}
.sk-soft .table table{border-collapse:separate;border-spacing:0 6px}
.sk-soft thead th{border:0;padding-block:0}
.sk-soft :is(.table tbody th,.table tbody td){background:var(--tile);color:var(--c-onsurface);border:0;padding:clamp(10px,.9vw,14px) clamp(14px,2vw,30px)}
.sk-soft .table tbody tr>:first-child{border-start-start-radius:var(--r);border-end-start-radius:var(--r)}
.sk-soft .table tbody tr>:last-child{border-start-end-radius:var(--r);border-end-end-radius:var(--r)}
.sk-soft .table thead tr>*{padding-inline:clamp(14px,2vw,30px)}
.sk-soft .chart details :is(th,td){background:none;padding-block:6px;padding-inline:0 18px}
.sk-soft .steps .tile{padding:14px 14px 28px}
.sk-soft .steps .no{float:inline-start;margin-block:20px 0;margin-inline:8px 14px;width:40px;height:40px;border-radius:50%;background:var(--c-third);color:var(--c-onthird);display:grid;place-items:center;font-size:20px}
.sk-soft .steps p{padding:22px 10px 0;overflow:hidden}
.sk-soft .steps:is(.n5,.long) .no{float:none}
.sk-soft .steps:is(.n5,.long) p{padding-top:14px}
.sk-soft .sides{position:relative}
.sk-soft .sides li{border:0;background:color-mix(in srgb,var(--fg) 9%,transparent);border-radius:18px;padding:12px 18px;margin-top:10px}
.sk-soft .icon{width:68px;height:68px;border-radius:22px;background:var(--c-fourth);color:var(--c-onfourth)}
.sk-soft li:nth-child(3n+2)>.icon{background:var(--c-second);color:var(--c-onsecond)}
.sk-soft li:nth-child(3n)>.icon{background:var(--c-third);color:var(--c-onthird)}
.sk-soft .timeline{grid-auto-columns:1fr;gap:24px}
.sk-soft .timeline li{border:0;padding:0;text-align:center;position:relative;display:flex;flex-direction:column}
.sk-soft .timeline li::before{content:'';position:absolute;inset-inline:-12px;top:18px;height:14px;background:var(--c-fourth)}
.sk-soft .timeline b{position:relative;align-self:center;background:var(--c-accent);color:var(--c-onaccent);border-radius:25px;padding:11px 22px;margin-bottom:20px;font-size:20px}
.sk-soft .timeline li:last-child b{background:var(--c-second);color:var(--c-onsecond)}
.sk-soft .timeline span{flex:1;background:var(--tile);border-radius:var(--r);padding:24px 18px}
.sk-soft .saying{background:var(--c-surface);color:var(--c-onsurface);border-radius:var(--r);padding:clamp(28px,4.4vw,64px);position:relative;max-width:1000px;margin-inline:auto}
.sk-soft .saying::after{content:'';position:absolute;inset-inline-start:64px;bottom:-34px;border:18px solid transparent;border-inline-start-color:var(--c-surface);border-top-color:var(--c-surface)}
.sk-soft .saying figcaption{--fg:var(--c-accentink)}
.sk-soft .b-statement{text-align:center}
.sk-soft .say{margin-inline:auto}
.sk-soft .b-section{text-align:center}
.sk-soft .b-section .in{display:flex;flex-direction:column;align-items:center}
.sk-soft .b-section .bd{margin-inline:auto}
.sk-soft .b-section .hd{width:100%;margin-bottom:0}
.sk-soft .art-section{width:148px;height:148px;border-radius:40px;overflow:hidden;margin:0 auto 28px}
.sk-soft .b-section::before,.sk-soft .b-section::after{content:'';position:absolute;width:clamp(140px,24vw,300px);aspect-ratio:1;border-radius:50%;background:radial-gradient(circle,var(--c-third) 50%,var(--c-ink) 50.5%);inset-inline-start:calc(clamp(140px,24vw,300px)/-2);top:calc(clamp(140px,24vw,300px)/-2)}
.sk-soft .b-section::after{inset-inline:auto calc(clamp(140px,24vw,300px)/-2);top:auto;bottom:calc(clamp(140px,24vw,300px)/-2);background:radial-gradient(circle,var(--c-second) 50%,var(--c-ink) 50.5%)}
.sk-soft .b-section .in,.sk-soft .b-section .art{position:relative;z-index:1}
.sk-soft .b-closing{text-align:center;padding-bottom:0;display:flex;flex-direction:column-reverse}
.sk-soft .b-closing .in{margin-bottom:clamp(40px,5vw,72px)}
.sk-soft .b-closing .cta a{background:var(--c-third);color:var(--c-onthird)}
.sk-soft .b-agenda .agenda,.sk-soft .tree{max-width:760px;margin-inline:auto}
.sk-soft .agenda li{border:0;background:var(--tile);border-radius:18px;padding:16px 24px;margin-top:10px;font-size:clamp(20px,1.8vw,26px)}
.sk-soft .agenda{border:0}
@media(min-width:720px){.sk-soft .stats.led{grid-template-columns:repeat(2,1fr)}.sk-soft .stats.led li{grid-column:auto}}
@media(min-width:720px) and (max-width:1023px){.sk-soft .stats.led li:first-child,.sk-soft .stats.led.n2 li,.sk-soft .stats.led.n4 li:nth-child(2){grid-column:1/-1}}
@media(min-width:1024px){.sk-soft .stats.led.n3 li:first-child{grid-row:span 2}.sk-soft .stats.led.n4 li:first-child{grid-row:span 3}}
@media(max-width:719px){.sk-soft .stats.led li:first-child{min-height:0}.sk-soft .table table{border-spacing:0}.sk-soft .table tbody tr{background:var(--tile);border:0;border-radius:var(--r);padding:18px 22px;margin-bottom:12px}.sk-soft .table tbody :is(th,td){background:none;padding:3px 0}}
`;
