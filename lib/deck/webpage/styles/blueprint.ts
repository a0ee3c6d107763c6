/** Blueprint: a sheet with a drawn grid, frames and title blocks, labels in the fixed-width face. */
export const BLUEPRINT = `
.sk-blueprint{--heads:stretch;--between:0px;--h1:clamp(40px,5.4vw,78px);--h2:clamp(30px,3.4vw,48px);--sp:clamp(28px,3vw,44px);--say:clamp(30px,4.6vw,70px);--w:1280px;background-image:linear-gradient(var(--c-fourth) 1px,transparent 1px),linear-gradient(90deg,var(--c-fourth) 1px,transparent 1px);background-size:40px 40px;background-position:center top}
.sk-blueprint :is(.hero,.band){background:none}
.sk-blueprint .hero{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:end;width:min(var(--w),100% - 2*var(--m));margin:clamp(20px,2.6vw,40px) auto;border:2px solid var(--c-line);outline:1px solid var(--c-line);outline-offset:8px}
.sk-blueprint .art-hero{grid-area:1/2;padding:24px;height:100%;min-height:clamp(420px,44vw,640px)}
.sk-blueprint .art-hero svg{max-height:620px}
.sk-blueprint .hero .in{grid-area:1/1;width:100%;margin:0;background:var(--c-ground);border-inline-end:2px solid var(--c-line);border-top:2px solid var(--c-line);padding:clamp(28px,3.4vw,56px)}
.sk-blueprint .hero .lead{color:var(--mut)}
.sk-blueprint .hero .facts{border-top:1.5px solid var(--c-line);padding-top:18px}
.sk-blueprint .hero .facts,.sk-blueprint .kicker,.sk-blueprint .chart>figcaption,.sk-blueprint thead th,.sk-blueprint .nav .no,.sk-blueprint .num{font-family:var(--f-mono);font-weight:400}
.sk-blueprint .cta a{background:none;border:1.5px solid var(--c-accentink);color:var(--c-accentink)}
.sk-blueprint .nav{border-block:2px solid var(--c-line)}
.sk-blueprint .nav .row li a{border-inline-start:1px solid var(--c-line)}
.sk-blueprint .nav .no{color:var(--c-accentink)}
.sk-blueprint .band:not(.b-section)>.in{border:1.5px solid var(--c-line);background:var(--c-ground)}
.sk-blueprint .band:not(.b-section)>.in>.hd{margin:0;padding:clamp(18px,2vw,28px) clamp(20px,2.8vw,40px);border-bottom:1.5px solid var(--c-line);background:var(--c-surface)}
.sk-blueprint .band:not(.b-section)>.in>.bd{padding:clamp(24px,3vw,48px) clamp(20px,2.8vw,40px)}
@media(min-width:1024px){.sk-blueprint :is(.b-text,.b-table,.b-code)>.in>.hd{border-bottom:0;border-inline-end:1.5px solid var(--c-line)}}
.sk-blueprint .tile{background:none;--fg:inherit;color:inherit;border:1.5px solid var(--c-line)}
.sk-blueprint :is(.points,.cells,.groups,.sides,.steps,.stats){gap:0}
.sk-blueprint :is(.points,.cells,.groups,.sides,.steps,.stats)>*{margin:-.75px}
.sk-blueprint .stats b{font-weight:var(--w-display);font-family:var(--f-display)}
.sk-blueprint .stats span,.sk-blueprint .fig{font-family:var(--f-mono);font-size:.92em}
.sk-blueprint .stats li{position:relative;padding-bottom:calc(var(--tile-pad) + 22px)}
.sk-blueprint .stats li::after{content:'';position:absolute;inset-inline:var(--tile-pad);bottom:18px;height:11px;border:solid var(--c-line);border-width:0 1.5px;background:linear-gradient(var(--c-line) 0 0) center/100% 1.5px no-repeat}
.sk-blueprint .stats.led li:first-child b{color:var(--c-accentink)}
.sk-blueprint :is(.ch-column,.ch-bar) .base{fill:transparent}
.sk-blueprint .ch-column .bar,.sk-blueprint .ch-bar .bar{stroke:var(--c-line);stroke-width:2}
.sk-blueprint .ch-column .bar.base,.sk-blueprint .ch-bar .bar.base{fill:color-mix(in srgb,var(--c-line) 20%,transparent)}
.sk-blueprint .table table{border:1.5px solid var(--c-line)}
.sk-blueprint :is(.table th,.table td,.table tr>*:first-child){border:1px solid var(--c-line);padding-inline:clamp(10px,1.4vw,20px)}
.sk-blueprint .table tbody th{font-weight:var(--w-bold);color:var(--c-accentink)}
.sk-blueprint .timeline li{border-top:2px solid var(--c-line);position:relative}
.sk-blueprint .timeline li::before{content:'';position:absolute;top:-11px;inset-inline-start:0;width:2px;height:20px;background:var(--c-line)}
.sk-blueprint .timeline b{font-family:var(--f-mono);font-weight:400;font-size:clamp(19px,1.7vw,24px)}
.sk-blueprint .steps .no{font-family:var(--f-mono);font-weight:400;width:56px;height:56px;border-radius:50%;border:2px solid var(--c-accentink);display:grid;place-items:center;font-size:22px}
.sk-blueprint .sides .fig b:not(.long,.longest){font-size:clamp(60px,7vw,108px);font-family:var(--f-display);font-weight:var(--w-display)}
.sk-blueprint .sides li{border-color:var(--c-line)}
.sk-blueprint .icon{border:1.5px solid var(--c-line);border-radius:50%;color:var(--c-accentink);width:64px;height:64px}
.sk-blueprint .ic{stroke-width:1.7}
.sk-blueprint pre{border-width:1.5px}
.sk-blueprint .agenda li::before{font-family:var(--f-mono);font-weight:400}
.sk-blueprint .saying,.sk-blueprint .say{background:linear-gradient(var(--c-accentink) 0 0) 0 0/56px 2px,linear-gradient(var(--c-accentink) 0 0) 0 0/2px 56px,linear-gradient(var(--c-accentink) 0 0) 100% 100%/56px 2px,linear-gradient(var(--c-accentink) 0 0) 100% 100%/2px 56px;background-repeat:no-repeat;padding:clamp(28px,4vw,64px);max-width:none}
.sk-blueprint .saying figcaption{font-family:var(--f-mono);font-weight:400}
.sk-blueprint .b-section .in{display:flex;flex-direction:column;justify-content:center}
.sk-blueprint .b-section{display:grid;grid-template-columns:clamp(220px,30vw,420px) minmax(0,1fr);gap:clamp(24px,4vw,64px);width:min(var(--w),100% - 2*var(--m));margin-inline:auto;padding-block:clamp(48px,6vw,88px)}
.sk-blueprint .b-section .in{width:100%}
.sk-blueprint .b-section .num{color:var(--c-accentink);font-size:22px;margin-bottom:14px}
.sk-blueprint .b-section .hd{border-bottom:2px solid var(--c-line);padding-bottom:24px;margin-bottom:20px}
.sk-blueprint .b-closing>.in{position:relative;padding-inline-end:42%;min-height:clamp(380px,36vw,520px)}
.sk-blueprint .b-closing>.in>.hd{background:none;border:0}
.sk-blueprint .b-closing .art{position:absolute;z-index:1;inset-inline-end:max(var(--m) + 20px,50% - 620px);top:clamp(48px,5vw,72px);bottom:clamp(48px,5vw,72px);width:min(38%,480px)}
.sk-blueprint footer{background:var(--c-surface);color:var(--c-onsurface);border-top:2px solid var(--c-line)}
@media(max-width:719px){.sk-blueprint .hero{grid-template-columns:1fr;outline-offset:4px}.sk-blueprint .art-hero{grid-area:auto;min-height:280px}.sk-blueprint .hero .in{grid-area:auto;border-inline-end:0}.sk-blueprint .b-section{grid-template-columns:1fr}.sk-blueprint .b-section .art{max-width:260px}.sk-blueprint .b-closing>.in{padding-inline-end:0;min-height:0}.sk-blueprint .b-closing .art{position:static;width:auto;max-width:320px;margin:0 auto 20px}.sk-blueprint .table table{border:0}.sk-blueprint .table tr{border:1.5px solid var(--c-line);padding:14px 16px;margin-bottom:12px}.sk-blueprint .table tr>*:nth-child(n){border:0;padding-inline:0}}
`;
