/** Editorial: a Scotch rule, headings in a side column, light serifs, italics for asides, engravings in hairlines. */
export const EDITORIAL = `
.sk-editorial{--w:1160px;--h1:clamp(40px,6vw,84px);--h2:clamp(32px,3.8vw,54px);--say:clamp(32px,5vw,74px);--sp:clamp(24px,2.6vw,40px)}
.sk-editorial .hero{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,42%)}
.sk-editorial .art-hero{grid-area:1/2;position:relative;min-height:clamp(400px,40vw,600px)}
.sk-editorial .art-hero>*{position:absolute;inset:0;width:100%;height:100%}
.sk-editorial .hero .in{grid-area:1/1;width:auto;margin-inline:max(var(--m),50vw - 580px) clamp(28px,4vw,64px);padding-block:clamp(28px,3vw,48px);display:flex;flex-direction:column}
.sk-editorial .hero .in::before,.sk-editorial .band:not(.b-section,.b-closing,.b-quote) .in::before{content:'';display:block;border-top:4px solid var(--fg);border-bottom:1px solid var(--fg);height:7px;margin-bottom:clamp(24px,2.6vw,40px);grid-column:1/-1}
.sk-editorial .hero .lead{font-family:var(--f-display);font-weight:var(--w-display);font-style:italic;color:var(--c-accentink);font-size:clamp(22px,2.3vw,34px);line-height:1.3}
.sk-editorial .hero .facts{margin-top:auto;padding-top:18px;border-top:1px solid var(--fg);font-size:17px}
.sk-editorial :is(.kicker,thead th,.nav li a){text-transform:uppercase;letter-spacing:.08em;font-size:16px;font-weight:var(--w-body)}
.sk-editorial .nav .no{font-family:var(--f-head);font-style:italic;color:var(--c-accentink)}
.sk-editorial .nav{border-block:1px solid var(--c-ink)}
.sk-editorial .tile{background:none;padding:16px 0;border-top:1px solid var(--hair);--fg:inherit;color:inherit}
.sk-editorial .points:is(.n2,.n3,.n4,.n5,.n6){gap:0 48px;grid-template-columns:1fr}
.sk-editorial .points .tile{line-height:1.4;padding-inline-start:32px;position:relative}
.sk-editorial .points .tile::before{content:'';position:absolute;inset-inline-start:2px;top:calc(16px + .7em - 6px);width:11px;height:11px;transform:rotate(45deg);background:var(--c-accent)}
.sk-editorial .stats{gap:0 48px}
.sk-editorial .stats li{container-type:inline-size}
.sk-editorial .stats b{font-size:min(clamp(60px,7vw,108px),24cqi)}
.sk-editorial .stats b:is(.long,.longest){font-size:min(clamp(40px,5vw,72px),15cqi)}
.sk-editorial .stats span{font-style:italic}
.sk-editorial .prose.after{font-family:var(--f-display);font-weight:var(--w-display);font-style:italic;font-size:clamp(21px,1.9vw,27px);line-height:1.35}
.sk-editorial .table table{border-block:2px solid var(--fg)}
.sk-editorial thead th{border-bottom:1px solid var(--fg)}
.sk-editorial .table tbody th{font-family:var(--f-display);font-weight:var(--w-display);font-size:1.16em}
.sk-editorial .timeline{display:block;border-inline-start:1px solid var(--fg);margin-inline-start:6px}
.sk-editorial .timeline li{border:0;display:grid;grid-template-columns:max(clamp(90px,14vw,190px),calc(var(--word,4.5)*clamp(26px,2.8vw,40px))) minmax(0,1fr);gap:24px;padding-block:0 26px;padding-inline:32px 0;position:relative;align-items:baseline}
.sk-editorial .timeline li::before{content:'';position:absolute;inset-inline-start:-7px;top:11px;width:13px;height:13px;border-radius:50%;border:1px solid var(--fg);background:var(--bg)}
.sk-editorial .timeline li:last-child::before{background:var(--c-accent);border-color:var(--c-accent)}
.sk-editorial .timeline b{font-size:clamp(26px,2.8vw,40px);margin:0}
.sk-editorial .cells{gap:0 32px}
.sk-editorial .steps{gap:0 48px}
.sk-editorial .steps .no{font-size:clamp(56px,5vw,76px);line-height:.9;color:var(--c-accentink)}
.sk-editorial .sides{gap:0}
.sk-editorial .sides .tile{border:0;padding:8px 40px}
.sk-editorial .sides .tile:first-child{padding-inline-start:0}
.sk-editorial .sides .tile+.tile{border-inline-start:1px solid var(--fg)}
.sk-editorial .sides :is(h3,h4){font-style:italic}
.sk-editorial .sides .fig b:not(.long,.longest){font-size:clamp(52px,5.6vw,88px)}
.sk-editorial .icon{color:var(--c-accentink);justify-content:start;margin-bottom:8px}
.sk-editorial .ic{stroke-width:1.4;width:42px;height:42px}
.sk-editorial .agenda li{border-bottom:1px dotted var(--fg)}
.sk-editorial .agenda li::before{font-style:italic}
.sk-editorial .b-quote .in{max-width:1040px}
.sk-editorial .saying{position:relative;padding-inline-start:clamp(40px,7vw,110px)}
.sk-editorial .saying blockquote{font-style:italic}
.sk-editorial .saying::before{content:'“';position:absolute;inset-inline-start:0;top:-.08em;font-family:var(--f-display);font-weight:var(--w-display);font-size:clamp(90px,13vw,190px);line-height:1;color:var(--c-accentink)}
.sk-editorial .saying figcaption{text-transform:uppercase;letter-spacing:.1em;font-weight:var(--w-body);font-size:16px}
.sk-editorial .b-statement .say{font-style:italic}
.sk-editorial :is(.b-section,.b-closing){text-align:center}
.sk-editorial :is(.b-section,.b-closing) .in{max-width:900px}
.sk-editorial .b-section{border:1px solid var(--c-ink);outline:3px solid var(--c-ink);outline-offset:-12px;margin:clamp(16px,2vw,28px);padding-bottom:clamp(24px,3vw,44px);display:flex;flex-direction:column-reverse}
.sk-editorial .b-section .num{font-family:var(--f-head);font-style:italic;font-size:28px;color:var(--c-accentink);margin-bottom:10px}
.sk-editorial .b-section .hd{margin-bottom:16px}
.sk-editorial .b-section .bd,.sk-editorial .b-closing .bd{margin-inline:auto;font-family:var(--f-display);font-weight:var(--w-display);font-style:italic;font-size:clamp(20px,1.8vw,26px)}
.sk-editorial .b-closing{padding-bottom:0;display:flex;flex-direction:column-reverse}
.sk-editorial .b-closing .in{margin-bottom:clamp(32px,4vw,56px)}
.sk-editorial .b-closing .cta a{background:none;color:inherit;border:1px solid currentColor;font-style:normal}
@media(min-width:1024px){
.sk-editorial .band:not(.b-section,.b-closing,.b-quote)>.in{display:grid;grid-template-columns:minmax(0,3.2fr) minmax(0,7fr);column-gap:clamp(40px,6vw,80px);align-items:start}
.sk-editorial .band:not(.b-section,.b-closing,.b-quote)>.in>.bd{grid-column:2}
.sk-editorial .hd{position:sticky;top:112px}
.sk-editorial{--h2:clamp(30px,3vw,46px)}
.sk-editorial :is(.b-section,.b-closing,.b-quote) .hd{position:static}
}
@media(max-width:719px){.sk-editorial .hero{grid-template-columns:1fr}.sk-editorial .art-hero{grid-area:auto;min-height:380px}.sk-editorial .hero .in{grid-area:auto;margin-inline:var(--m)}.sk-editorial .sides .tile,.sk-editorial .sides .tile:first-child{padding:20px 0}.sk-editorial .sides .tile+.tile{border-inline-start:0;border-top:1px solid var(--fg)}.sk-editorial .timeline li{grid-template-columns:1fr;gap:2px;padding-inline-start:24px}}
`;
