/**
 * Magazine: panels to the page's edges, a bar of colour or white that cuts into them, giant figures over the split. Heading
 * bars reach out of their columns, so their width comes from `--cw`, not from a container.
 */
export const MAGAZINE = `
.sk-magazine{--sp:clamp(40px,4.4vw,68px);--say:clamp(34px,5vw,76px)}
.sk-magazine .bd>.prose:not(:has(>.table,>.chart,>pre,>figure.picture)){max-width:66ch}
.sk-magazine main>.b-text:first-child:not(:has(>.in>.hd)) .prose>p:only-child{font-family:var(--f-head);font-weight:var(--w-head);font-size:clamp(22px,2.3vw,34px);line-height:1.3}
.sk-magazine .nav{--bar:var(--c-ink);--w:100vw;color:var(--c-ground);border:0}
.sk-magazine .nav .no{font-family:var(--f-head);font-weight:var(--w-head);font-size:22px}
.sk-magazine :is(.hd,.prose) :is(h2,h3){width:fit-content}
.sk-magazine .hero{display:grid;--cw:calc(84vw - var(--m) - clamp(28px,5vw,80px));grid-template-columns:30% minmax(0,1fr);min-height:clamp(520px,44vw,680px)}
.sk-magazine .art-hero{grid-area:1/2;position:relative}
.sk-magazine .art-hero>*{position:absolute;inset:0;width:100%;height:100%}
.sk-magazine .hero .in{grid-area:1/1/2/3;width:100%;padding:clamp(32px,4vw,64px) 0 0;display:grid;grid-template-columns:30% minmax(0,1fr);grid-template-rows:auto 1fr auto minmax(88px,auto);z-index:1}
.sk-magazine .hero .kicker,.sk-magazine .hero .lead{grid-column:1;grid-row:1;margin:0 0 28px;margin-inline:var(--m) 20px;border-top:8px solid var(--c-ink);padding-top:14px;font-weight:var(--w-bold);font-size:clamp(18px,1.6vw,24px);line-height:1.3}
.sk-magazine .hero .kicker+h1+.lead{border:0;padding:0;grid-row:2;font-weight:var(--w-body)}
.sk-magazine .band>.in>.hd{container-type:normal}
.sk-magazine .hero h1{grid-area:3/1/4/3;justify-self:start;align-self:end;max-width:min(84%,max(17ch,var(--word,0)*1em + var(--m) + clamp(28px,5vw,80px)));background:var(--c-accent);color:var(--c-onaccent);padding:clamp(20px,2.6vw,40px) clamp(28px,5vw,80px) clamp(26px,3.1vw,48px);padding-inline-start:var(--m)}
.sk-magazine .hero h1:is(.long,.longest){max-width:min(86%,max(24ch,var(--word,0)*1em + var(--m) + clamp(28px,5vw,80px)))}
.sk-magazine .hero .facts{grid-area:4/1;margin:0;padding:20px 12px 24px;padding-inline-start:var(--m);font-size:17px;line-height:1.4}
.sk-magazine .hd>.num{font-family:var(--f-head);font-weight:var(--w-head);font-size:clamp(28px,2.6vw,40px);line-height:1;color:var(--acc);margin-bottom:10px}
.sk-magazine .b-closing .num{color:inherit}
.sk-magazine .b-section{display:grid;--cw:60vw;isolation:isolate;grid-template-rows:minmax(clamp(120px,16vw,250px),1fr) auto;padding:0 0 clamp(40px,6vw,88px)}
.sk-magazine .b-section .in{grid-row:2;width:auto;margin:0;margin-inline-start:32%;background:var(--c-ink);color:var(--c-ground);padding:clamp(22px,3vw,44px) clamp(24px,4.6vw,72px)}
.sk-magazine .b-section .hd{margin:0}
.sk-magazine .b-section .kicker{--acc:var(--c-ground)}
.sk-magazine .b-section .hd>.num{margin:0;position:absolute;inset-block:0;inset-inline-start:0;width:42%;background:var(--c-accent);color:var(--c-fourth);font-family:var(--f-head);font-weight:var(--w-head);font-size:clamp(260px,34vw,520px);line-height:clamp(300px,36vw,520px);text-align:center;z-index:-1;overflow:hidden}
.sk-magazine .b-section:nth-of-type(even) .hd>.num{background:var(--c-third);color:var(--c-onthird)}
.sk-magazine .opens{padding-top:0}
.sk-magazine .opens>.in{width:100%}
.sk-magazine .opens>.in>.hd{--cw:54vw;position:relative;isolation:isolate;overflow:hidden;display:grid;grid-template-rows:minmax(clamp(88px,7vw,104px),1fr) auto;padding-bottom:clamp(20px,2vw,32px);margin-bottom:clamp(24px,3vw,44px);background:var(--c-fourth)}
.sk-magazine .opens>.in>.hd :is(h2,h3){grid-row:2;width:auto;margin-inline-start:32%;background:var(--c-ink);color:var(--c-ground);padding:clamp(18px,2.2vw,34px) clamp(24px,4.6vw,72px)}
.sk-magazine .opens .hd>.num{margin:0;position:absolute;inset-block:0;inset-inline-start:0;width:42%;background:var(--c-accent);color:var(--c-fourth);font-family:var(--f-head);font-weight:var(--w-head);font-size:clamp(150px,15vw,224px);line-height:clamp(170px,16.5vw,240px);text-align:center;z-index:-1;overflow:hidden}
.sk-magazine .opens.odd .hd>.num{background:var(--c-third);color:var(--c-onthird)}
.sk-magazine .opens>.in>.bd{margin-inline:var(--m)}
@media(min-width:1024px){.sk-magazine .opens>.in>.bd{margin-inline-start:calc(32% + clamp(24px,4.6vw,72px))}}
.sk-magazine .points,.sk-magazine .groups{gap:0 clamp(24px,3vw,48px)}
.sk-magazine :is(.points,.groups,.cells) .tile{background:none;--fg:inherit;color:inherit;border-top:1.5px solid var(--hair);padding:20px 0}
.sk-magazine .points .tile{font-size:1.08em}
.sk-magazine :is(.b-stats,.b-comparison)>.in{width:100%}
.sk-magazine :is(.b-stats,.b-comparison)>.in>.hd,.sk-magazine :is(.b-stats,.b-comparison) .prose{margin-inline:var(--m)}
.sk-magazine .stats:not(.led){margin-inline:var(--m);grid-template-columns:repeat(auto-fit,minmax(min(100%,260px),1fr))}
.sk-magazine .stats.led{grid-template-columns:46% minmax(0,1fr);column-gap:clamp(24px,6vw,96px)}
.sk-magazine .stats.led .tile{margin-inline-end:var(--m)}
.sk-magazine .stats .tile{background:none;padding:12px 0 18px;border-top:1.5px solid var(--hair)}
.sk-magazine .stats.led li:first-child{grid-row:1/span 8;grid-column:1;background:var(--c-second);--fg:var(--c-onsecond);--mut:var(--c-onsecond);color:var(--fg);border:0;margin:0;padding:var(--sp) 0;padding-inline-start:var(--m);align-self:stretch;display:flex;flex-direction:column;justify-content:center}
.sk-magazine .stats.led li:first-child b{font-size:clamp(90px,14vw,230px);line-height:.95;white-space:nowrap}
.sk-magazine .stats.led li:first-child b:is(.long,.longest){font-size:clamp(44px,5.4vw,84px);white-space:normal}
.sk-magazine .stats.led li:first-child span{font-family:var(--f-head);font-weight:var(--w-head);font-size:clamp(24px,2.8vw,44px);line-height:1.15}
.sk-magazine .stats.led:is(.n5,.n6) li:not(:first-child) b{font-size:clamp(36px,3.2vw,48px)}
.sk-magazine .b-chart{padding-block:0}
.sk-magazine .b-chart.odd{--panel:var(--c-third);--on-panel:var(--c-onthird)}
.sk-magazine .b-chart>.in{width:100%;display:grid;grid-template-columns:minmax(0,1fr)}
.sk-magazine .b-chart .hd{background:var(--bg);position:relative;margin:clamp(40px,5vw,72px) 0 24px;padding:16px var(--m) 10px;width:fit-content}
.sk-magazine .b-chart .bd{display:contents}
.sk-magazine .b-chart :is(.chart,.prose:not(.after),.strip){padding-inline:var(--m);margin:0 0 clamp(40px,4vw,56px)}
.sk-magazine .b-chart .prose.after,.sk-magazine .b-chart:not(:has(.prose.after))>.in>.hd{background:var(--panel,var(--c-accent));color:var(--on-panel,var(--c-onaccent));margin:0;padding:40px var(--m);width:auto}
.sk-magazine .b-chart .prose.after{font-family:var(--f-head);font-weight:var(--w-head);font-size:clamp(20px,1.9vw,27px);line-height:1.35}
.sk-magazine .b-chart .bd>.prose.after{max-width:none}
.sk-magazine .b-chart .prose.after>p{max-width:66ch}
.sk-magazine .b-chart .prose.after::before,.sk-magazine .b-chart:not(:has(.prose.after))>.in>.hd::before{content:'';display:block;width:72px;height:8px;background:var(--c-second);margin-bottom:24px}
.sk-magazine .b-chart:not(:has(.prose.after))>.in>.hd{--acc:var(--on-panel,var(--c-onaccent))}
.sk-magazine .b-chart:not(:has(.prose.after))>.in>.hd+.bd>:first-child{margin-top:40px}
@media(min-width:1024px){
.sk-magazine .b-chart:has(.hd,.prose.after)>.in{grid-template-columns:32% minmax(0,1fr);grid-template-rows:auto auto 1fr;background:linear-gradient(90deg,var(--panel,var(--c-accent)) 32%,var(--bg) 0)}
[dir=rtl] .sk-magazine .b-chart:has(.hd,.prose.after)>.in{background:linear-gradient(270deg,var(--panel,var(--c-accent)) 32%,var(--bg) 0)}
.sk-magazine .b-chart:has(.hd,.prose.after) :is(.hd,.chart,.prose:not(.after),.strip){grid-column:2}
.sk-magazine .b-chart:has(.hd,.prose.after) :is(.chart,.prose:not(.after),.strip){padding-inline-start:64px}
.sk-magazine .b-chart .hd{--cw:calc(68vw - 64px - var(--m));margin-inline-start:-64px;padding-inline:128px 40px}
.sk-magazine .b-chart .prose.after,.sk-magazine .b-chart:not(:has(.prose.after))>.in>.hd{background:none;padding:var(--sp) clamp(24px,3vw,48px);padding-inline-start:var(--m)}
.sk-magazine .b-chart .prose.after{grid-area:1/1/4/2;align-self:center}
.sk-magazine .b-chart .hd~.bd>.prose.after{grid-row:2/4;padding-top:0}
.sk-magazine .b-chart:not(:has(.prose.after))>.in>.hd{--cw:calc(32vw - var(--m) - clamp(24px,3vw,48px));grid-area:1/1/4/2}
.sk-magazine .b-chart:not(:has(.prose.after))>.in>.hd+.bd>:first-child{margin-top:var(--sp)}
}
.sk-magazine thead th{border-color:var(--hair);border-width:1.5px}
.sk-magazine .table table{border-bottom:4px solid var(--fg)}
.sk-magazine .b-table :is(.table tbody th,.table td){padding-block:clamp(14px,1.6vw,24px)}
.sk-magazine .b-table .table tbody th{font-family:var(--f-head);font-weight:var(--w-head);font-size:clamp(20px,2vw,28px);line-height:1.15}
.sk-magazine .steps{gap:0;border-top:4px solid var(--c-ink)}
.sk-magazine .steps .tile{background:none;--fg:var(--c-ink);color:var(--fg);padding-block:0;padding-inline:0 20px}
.sk-magazine .steps .no{float:inline-start;font-size:clamp(60px,5.6vw,86px);line-height:.9;margin-block:22px 0;margin-inline:0 16px;color:var(--c-accentink)}
.sk-magazine .steps p{padding-top:22px;overflow:hidden}
.sk-magazine .steps:is(.n5,.long) .no{float:none}
.sk-magazine .steps:is(.n5,.long) p{padding-top:12px}
.sk-magazine .steps.long{gap:clamp(28px,3vw,48px) 0}
.sk-magazine .sides{gap:0}
.sk-magazine .sides .tile{padding:var(--sp) var(--m);background:var(--c-fourth);--fg:var(--c-onfourth);--mut:var(--c-onfourth);color:var(--fg);border-radius:0}
.sk-magazine .sides .tile:first-child{background:var(--c-third);--fg:var(--c-onthird);--mut:var(--c-onthird);color:var(--fg)}
.sk-magazine .sides .tile:nth-child(3){background:var(--c-second);--fg:var(--c-onsecond);--mut:var(--c-onsecond);color:var(--fg)}
.sk-magazine .sides .fig b:not(.long,.longest){font-size:clamp(80px,10vw,150px)}
.sk-magazine .b-comparison{padding-bottom:0}
.sk-magazine :is(.b-comparison,.b-timeline):has(+:is(.opens,.b-section)){padding-bottom:var(--sp)}
.sk-magazine .sides li{border-color:color-mix(in srgb,var(--fg) 40%,transparent)}
.sk-magazine .timeline{gap:0;margin-inline:calc(50% - 50vw);overflow:hidden}
.sk-magazine .timeline li{border:0;min-height:clamp(190px,20vw,300px);padding:22px 20px;background:var(--c-fourth);color:var(--c-onfourth)}
.sk-magazine .timeline b{color:inherit;font-size:clamp(26px,3vw,44px)}
.sk-magazine .timeline li:nth-child(3n+2){background:var(--c-second);color:var(--c-onsecond)}
.sk-magazine .timeline li:nth-child(3n){background:var(--c-third);color:var(--c-onthird)}
.sk-magazine .timeline li:last-child{background:var(--c-ink);color:var(--c-ground)}
.sk-magazine .b-timeline{padding-bottom:0;overflow:hidden}
.sk-magazine :is(.b-timeline,.b-comparison):has(>.in>.bd>.after){padding-bottom:var(--sp)}
.sk-magazine .b-timeline:last-child{padding-bottom:var(--sp)}
.sk-magazine .icon{width:40px;height:40px;margin:0;justify-content:start;color:var(--c-accentink);font-size:28px}
.sk-magazine .cells li{display:grid;grid-template-columns:auto 1fr;gap:18px;align-items:start}
.sk-magazine .cells li:not(:has(.icon)){display:block}
.sk-magazine .cells{border-bottom:1.5px solid var(--hair)}
.sk-magazine .saying::before{content:'“';display:block;font-family:var(--f-head);font-weight:var(--w-head);font-size:clamp(140px,15vw,240px);line-height:.7;height:.36em;margin-inline-start:-.34em}
.sk-magazine .saying figcaption::before{content:'';display:block;width:72px;height:6px;background:var(--c-second);margin-bottom:16px}
.sk-magazine .b-quote .in{align-self:center}
.sk-magazine .b-closing{display:grid;--cw:38vw;grid-template-columns:62% 38%;padding:0;min-height:clamp(420px,42vw,640px)}
.sk-magazine .art-closing{grid-area:1/1;position:relative;min-height:320px}
.sk-magazine .art-closing svg{position:absolute;inset:0}
.sk-magazine .b-closing .in{grid-area:1/1/2/3;width:auto;margin:0;margin-inline-start:50%;align-self:center;z-index:1}
.sk-magazine .b-closing .hd{background:var(--c-ink);color:var(--c-ground);padding:clamp(28px,3vw,48px) clamp(24px,4vw,64px);margin:0}
.sk-magazine .b-closing .hd .kicker{--acc:var(--c-ground)}
.sk-magazine .b-closing h2{--size:clamp(38px,5vw,76px)}
.sk-magazine .b-closing .bd{margin-inline-start:26%;padding:clamp(20px,2.6vw,40px)}
@media(min-width:720px) and (max-width:1023px){
.sk-magazine .steps:not(.n2,.n3){gap:clamp(28px,3vw,48px) 0}
.sk-magazine .b-closing .bd{padding-inline:20px 12px}
.sk-magazine .b-closing .cta a{padding-inline:14px}
}
@media(max-width:719px){
.sk-magazine .hero{display:block;min-height:0;padding-bottom:28px}
.sk-magazine .hero .in{display:flex;flex-direction:column;padding:0;position:relative}
.sk-magazine .steps .tile{padding:0}
.sk-magazine .saying::before{margin-inline-start:0}
.sk-magazine .art-hero{height:330px}
.sk-magazine .hero h1:is(h1,.long,.longest){order:1;max-width:92%;margin-top:-56px;padding-block:20px 26px}
.sk-magazine .hero :is(.kicker,.lead){order:2;margin:28px var(--m) 0}
.sk-magazine .hero .facts{order:3;padding:20px var(--m) 32px}
.sk-magazine .b-section .hd>.num{width:56%;font-size:112px;line-height:118px}
.sk-magazine .b-section .in{margin-inline-start:14%}
.sk-magazine .opens>.in>.hd{--cw:72vw}
.sk-magazine .opens>.in>.hd :is(h2,h3){margin-inline-start:14%}
.sk-magazine .opens .hd>.num{width:56%;font-size:92px;line-height:88px}
.sk-magazine .stats.led{grid-template-columns:1fr}
.sk-magazine .stats.led li:first-child{grid-row:auto;padding:48px var(--m)}
.sk-magazine .stats.led .tile:not(:first-child){margin-inline:var(--m);display:flex;justify-content:space-between;align-items:baseline;gap:16px}
.sk-magazine .stats.led li:first-child b{font-size:clamp(72px,25vw,110px)}
.sk-magazine .sides{grid-template-columns:1fr}
.sk-magazine .steps{gap:28px}
.sk-magazine .b-closing{display:block;min-height:0;--cw:74vw}
.sk-magazine .b-section{--cw:74vw}
.sk-magazine .hero{--cw:calc(92vw - 50px)}
.sk-magazine .b-closing .in{margin:-48px 0 0;margin-inline-start:10%;position:relative}
.sk-magazine .b-closing .bd{margin:0}
}
@media print{
.sk-magazine .b-chart>.in,.sk-magazine .b-chart .bd{display:block}
.sk-magazine .stats{row-gap:0}
.sk-magazine .b-chart .prose.after{break-inside:avoid}
}
`;
