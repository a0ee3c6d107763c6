/** Notebook: ruled paper with a margin line, words on a highlighter, notes held by tape, everything drawn by hand. */
export const NOTEBOOK = `
.sk-notebook{--h1:clamp(40px,5.6vw,82px);--h2:clamp(32px,3.8vw,54px);--say:clamp(30px,4.4vw,66px);--left:clamp(0px,6vw,88px)}
.sk-notebook .band.on-ground{background:linear-gradient(var(--c-accentink) 0 0) clamp(10px,5vw,84px) 0/2px 100% no-repeat,linear-gradient(var(--c-accentink) 0 0) clamp(14px,calc(5vw + 6px),90px) 0/1px 100% no-repeat,repeating-linear-gradient(transparent 0 38.5px,color-mix(in srgb,var(--c-line) 70%,transparent) 38.5px 40px),var(--bg)}
.sk-notebook .band>.in{padding-inline-start:var(--left)}
.sk-notebook .band:not(.b-section,.b-closing) .hd :is(h2,h3){display:inline;background:linear-gradient(transparent 34%,var(--c-second) 34% 90%,transparent 90%);color:var(--fg);padding:0 .18em;margin-inline-start:-.18em;-webkit-box-decoration-break:clone;box-decoration-break:clone;line-height:1.34}
.dark.sk-notebook .band:not(.b-section,.b-closing) .hd :is(h2,h3){background:linear-gradient(transparent 84%,var(--c-second) 84% 96%,transparent 96%)}
.sk-notebook .hero{background:var(--c-accent);display:flex;flex-direction:column-reverse;gap:clamp(24px,3vw,48px);border-inline-start:clamp(16px,6.6vw,96px) solid color-mix(in srgb,var(--c-accent) 62%,#000);padding-block:clamp(32px,4vw,64px)}
.sk-notebook .hero::before{content:'';position:absolute;inset-block:16px;inset-inline-start:14px;border-inline-start:3px dashed var(--c-onaccent);opacity:.7}
.sk-notebook .hero .in{background:var(--c-ground);color:var(--c-ink);--fg:var(--c-ink);--mut:var(--c-muted);--acc:var(--c-accentink);width:min(1040px,100% - 2*clamp(32px,6vw,96px));padding:clamp(32px,4.6vw,72px) clamp(24px,5vw,80px);outline:3px solid var(--c-accentink);outline-offset:-17px;position:relative}
.sk-notebook .hero .in::after{content:'';position:absolute;inset:22px;border:1.5px solid var(--c-accentink);pointer-events:none}
.sk-notebook .hero .lead{font-style:italic;font-family:var(--f-display)}
.sk-notebook .hero .facts{border-top:1.5px solid var(--c-ink);padding-top:18px}
.sk-notebook .art-hero{width:min(1000px,100% - 2*var(--m));margin-inline:auto}
.sk-notebook .art-hero svg{height:auto}
.sk-notebook .art-hero.photo img{max-height:min(72vh,620px)}
.sk-notebook .nav{--bar:var(--c-surface);border-bottom:2px solid var(--c-ink)}
.sk-notebook .nav .no{font-style:italic;color:var(--c-accentink);font-family:var(--f-head)}
.sk-notebook .tile{background:var(--c-surface);--fg:var(--c-onsurface);position:relative;border:2px solid var(--c-onsurface);border-radius:255px 12px 225px 14px/14px 225px 12px 255px;box-shadow:6px 6px 0 color-mix(in srgb,var(--c-ink) 16%,transparent)}
.sk-notebook :is(.stats,.points,.sides) .tile{border:0;border-radius:2px}
.sk-notebook :is(.stats,.points,.sides)>:nth-child(odd){transform:rotate(-.8deg)}
.sk-notebook :is(.stats,.points,.sides)>:nth-child(even){transform:rotate(.9deg)}
.sk-notebook :is(.stats,.points,.sides)>:nth-child(3n+1){background:var(--c-second);--fg:var(--c-onsecond);--mut:var(--c-onsecond);--acc:var(--c-onsecond);--hair:color-mix(in srgb,var(--fg) 40%,transparent);color:var(--fg)}
.sk-notebook :is(.stats,.points,.sides)>:nth-child(3n+2){background:var(--c-third);--fg:var(--c-onthird);--mut:var(--c-onthird);--acc:var(--c-onthird);--hair:color-mix(in srgb,var(--fg) 40%,transparent);color:var(--fg)}
.sk-notebook :is(.stats,.points,.sides)>:nth-child(3n){background:var(--c-fourth);--fg:var(--c-onfourth);--mut:var(--c-onfourth);--acc:var(--c-onfourth);--hair:color-mix(in srgb,var(--fg) 40%,transparent);color:var(--fg)}
.sk-notebook :is(.stats,.points,.sides)>*::before{content:'';position:absolute;top:-14px;inset-inline-start:calc(50% - 54px);width:108px;height:28px;background:color-mix(in srgb,var(--c-line) 82%,transparent);transform:rotate(-2deg)}
.sk-notebook :is(.stats,.points,.sides){gap:34px 28px}
.sk-notebook .stats b:not(.long,.longest){font-size:clamp(44px,4.2vw,60px)}
.sk-notebook .points .tile{font-size:1.08em}
.sk-notebook .table table{background:color-mix(in srgb,var(--c-surface) 80%,transparent)}
.sk-notebook :is(.table th:first-child,.table td:first-child){padding-inline-start:14px}
.sk-notebook .table tbody tr:hover{background:color-mix(in srgb,var(--c-second) 40%,transparent)}
.sk-notebook .timeline{gap:24px;border-top:3px solid var(--fg);padding-top:0}
.sk-notebook .timeline li{border:2px solid var(--c-onsurface);border-top:0;background:var(--c-surface);color:var(--c-onsurface);padding:26px 18px 20px;position:relative}
.sk-notebook .timeline li::before{content:'';position:absolute;top:-14px;inset-inline-start:calc(50% - 7px);width:14px;height:30px;background:var(--c-accentink);border-radius:3px}
.sk-notebook .steps .no{color:var(--c-accentink)}
.sk-notebook .icon{border-radius:50%;border:2px solid currentColor;outline:2px solid currentColor;outline-offset:3px;width:60px;height:60px;color:var(--c-accentink)}
.sk-notebook .said,.sk-notebook .prose.after{font-style:italic}
.sk-notebook .agenda{border-top:2px solid var(--fg)}
.sk-notebook .agenda li::before{font-style:italic}
.sk-notebook .saying blockquote p{display:inline;background:linear-gradient(transparent 40%,color-mix(in srgb,var(--c-second) 88%,transparent) 40% 88%,transparent 88%);-webkit-box-decoration-break:clone;box-decoration-break:clone}
.dark.sk-notebook .saying blockquote p{background:none}
.sk-notebook .saying blockquote{line-height:1.28}
.sk-notebook .saying::before{content:'“';display:block;font-family:var(--f-head);font-weight:var(--w-head);font-size:clamp(110px,11vw,180px);line-height:.9;height:.46em;color:var(--c-accentink)}
.sk-notebook .saying figcaption::before{content:'';display:block;width:200px;height:4px;border-radius:4px;background:var(--c-accentink);transform:rotate(-1deg);margin-bottom:16px}
.sk-notebook .b-statement .say{background:var(--c-second);color:var(--c-onsecond);padding:clamp(28px,4vw,60px);transform:rotate(-.7deg);box-shadow:6px 8px 0 color-mix(in srgb,var(--c-ink) 16%,transparent);max-width:none}
.sk-notebook .b-section{padding-inline:max(var(--m),50vw - 600px)}
.sk-notebook .b-section .in{width:100%;padding:0}
.sk-notebook .b-section .hd{margin:0}
.sk-notebook .b-section .bd{margin-top:20px}
.sk-notebook .b-closing{display:flex;flex-direction:column-reverse;gap:32px;padding-block:clamp(56px,6vw,96px) clamp(32px,4vw,56px)}
.sk-notebook .b-closing>.in{background:var(--c-ground);color:var(--c-ink);--fg:var(--c-ink);padding:clamp(40px,6vw,96px) clamp(24px,5vw,80px);text-align:center;max-width:980px;transform:rotate(-.6deg);box-shadow:8px 10px 0 color-mix(in srgb,#000 30%,transparent)}
.sk-notebook .b-closing .cta a{background:var(--c-accent);color:var(--c-onaccent)}
@media(max-width:719px){.sk-notebook .band.on-ground{background:repeating-linear-gradient(transparent 0 38.5px,color-mix(in srgb,var(--c-line) 70%,transparent) 38.5px 40px),var(--bg)}.sk-notebook .hero .in{outline-offset:-11px}.sk-notebook .hero .in::after{inset:15px}.sk-notebook .hero::before{display:none}.sk-notebook .table tr{padding-inline:14px}.sk-notebook :is(.table th:first-child,.table td:first-child){padding-inline-start:0}}
`;
