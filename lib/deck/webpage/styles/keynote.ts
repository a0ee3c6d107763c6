/** Keynote: one axis in a dark room, thin type, thin arcs, one light. */
export const KEYNOTE = `
.sk-keynote{--h1:clamp(44px,7.6vw,112px);--h2:clamp(32px,4.4vw,60px);--sp:clamp(52px,6vw,92px);--say:clamp(32px,5.2vw,80px);--tile-pad:clamp(16px,2vw,28px)}
.sk-keynote .band+.band:not(.b-section,.b-closing)::before{content:'';position:absolute;top:0;inset-inline:50%;width:120px;margin-inline:-60px;height:1px;background:var(--c-line)}
.sk-keynote :is(.hd,.hero .in,.b-closing,.b-section,.prose.after,.b-statement,.b-quote){text-align:center}
.sk-keynote .hd{max-width:1000px;margin-inline:auto}
.sk-keynote .hero{display:flex;flex-direction:column-reverse}
.sk-keynote .hero .in{padding-bottom:clamp(24px,3vw,48px)}
.sk-keynote .hero h1{max-width:max(18ch,min(var(--word,0)*1em,var(--cw)));margin-inline:auto;line-height:1.06}
.sk-keynote .hero .lead{margin-inline:auto;color:var(--c-accentink)}
.sk-keynote .art-hero svg{height:auto;min-height:200px}
.sk-keynote .cta a{background:none;color:var(--c-accentink);border:1px solid var(--c-accentink);border-radius:99px;font-weight:var(--w-body)}
.sk-keynote .nav{border-block:1px solid var(--c-line)}
.sk-keynote .nav .no{color:var(--c-accentink)}
.sk-keynote .prose{margin-inline:auto}
.sk-keynote .prose.after{color:var(--mut)}
.sk-keynote .tile{background:none;--fg:inherit;color:inherit;text-align:center}
.sk-keynote .stats b{font-size:clamp(56px,6vw,92px)}
@media(min-width:720px){.sk-keynote .stats.led{grid-template-columns:minmax(0,1fr)}.sk-keynote .stats.led li{grid-column:auto}.sk-keynote .stats.led li:first-child{grid-column:1/-1}.sk-keynote .stats.led.n4{grid-template-columns:repeat(3,1fr)}.sk-keynote .stats.led.n3{grid-template-columns:repeat(2,1fr)}.sk-keynote .stats.led.n5{grid-template-columns:repeat(4,1fr)}.sk-keynote .stats.led.n6{grid-template-columns:repeat(5,1fr)}}
.sk-keynote .stats.led li:first-child b{color:var(--c-accentink)}
.sk-keynote .stats.led li:first-child b:not(.long,.longest){font-size:clamp(64px,min(21vw,max(96px,17vw)),264px);line-height:1}
.sk-keynote .points{max-width:900px;margin-inline:auto;grid-template-columns:1fr!important;gap:0}
.sk-keynote .points .tile{font-size:1.1em;line-height:1.4;padding:16px 0}
.sk-keynote .points .tile+.tile::before{content:'';display:block;width:64px;height:1px;background:var(--c-accent);margin:-16px auto 16px}
.sk-keynote .groups .tile{text-align:start;border-top:1px solid var(--hair)}
.sk-keynote .chart .plot{margin-inline:auto}
.sk-keynote .art-hero.photo img{max-height:min(72vh,620px)}
.sk-keynote :is(.table tbody th,.table td){padding-block:clamp(14px,1.6vw,24px)}
.sk-keynote thead th{border-bottom:1px solid var(--hair);font-weight:var(--w-body)}
.sk-keynote tbody th{font-weight:var(--w-body)}
.sk-keynote .timeline{position:relative;gap:24px}
.sk-keynote .timeline li{border:0;border-top:1px solid var(--hair);text-align:center;position:relative;padding-top:34px}
.sk-keynote .timeline li::before{content:'';position:absolute;top:-8px;inset-inline-start:calc(50% - 8px);width:16px;height:16px;border-radius:50%;background:var(--bg);border:1.5px solid var(--c-accent)}
.sk-keynote .timeline li:last-child::before{background:var(--c-accent);box-shadow:0 0 0 8px color-mix(in srgb,var(--c-accent) 22%,transparent)}
.sk-keynote .timeline b{font-size:clamp(26px,3vw,42px)}
.sk-keynote .steps .no{width:clamp(120px,13vw,190px);aspect-ratio:1;border-radius:50%;border:1px solid var(--hair);display:grid;place-items:center;margin:0 auto 22px;font-size:clamp(52px,6vw,84px);background:radial-gradient(circle at 50% 120%,color-mix(in srgb,var(--c-accent) calc(10% + 6%*var(--i,1)),transparent),transparent 70%)}
.sk-keynote .sides{gap:0}
.sk-keynote .sides .tile+.tile{border-inline-start:1px solid var(--hair)}
.sk-keynote .sides .fig b:not(.long,.longest){font-size:clamp(80px,11vw,170px)}
.sk-keynote .icon{margin-inline:auto;color:var(--c-accentink)}
.sk-keynote .ic{width:44px;height:44px;stroke-width:1.3}
.sk-keynote .say{margin-inline:auto}
.sk-keynote .saying figcaption::before{content:'';display:block;width:64px;height:1px;background:var(--c-accent);margin:0 auto 24px}
.sk-keynote .saying figcaption{font-weight:var(--w-body);color:var(--mut)}
.sk-keynote .saying{max-width:1100px;margin-inline:auto}
.sk-keynote .agenda{max-width:900px;margin-inline:auto;text-align:start}
.sk-keynote .b-section .art{width:clamp(220px,26vw,340px);margin:0 auto 24px}
.sk-keynote .b-section .bd,.sk-keynote .b-closing .bd{margin-inline:auto}
.sk-keynote .b-closing{padding-top:0}
.sk-keynote .b-closing .art svg{height:auto}
.sk-keynote .b-closing .in{padding-top:clamp(40px,5vw,80px)}
.sk-keynote .tree{max-width:760px;margin-inline:auto}
.sk-keynote footer{background:var(--c-surface);color:var(--c-onsurface);text-align:start}
@media(max-width:719px){.sk-keynote .sides .tile+.tile{border-inline-start:0;border-top:1px solid var(--hair)}.sk-keynote .cells li{display:block}.sk-keynote .cells .icon{margin:0 auto 10px}.sk-keynote .art-hero svg{width:180%;max-width:none;margin-inline-start:-40%}}
`;
