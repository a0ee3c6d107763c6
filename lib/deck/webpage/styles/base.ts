/** Reset, measures and the frame of a page. The style sheets of skeletons change the variables and add to it. */
export const BASE = `
*,*::before,*::after{box-sizing:border-box;margin:0;padding:0}
html{scroll-behavior:smooth;scroll-padding-top:88px;-webkit-text-size-adjust:100%;text-size-adjust:100%}
:root{--m:clamp(20px,4.6vw,72px);--w:1200px;--sp:clamp(56px,7vw,104px);--gap:clamp(14px,1.7vw,24px);--r:0px;--h1:clamp(42px,7vw,104px);--h2:clamp(32px,4.4vw,60px);--h3:clamp(22px,2vw,28px);--say:clamp(30px,4.2vw,60px);--tile-pad:clamp(20px,2.6vw,36px);--cw:calc(100vw - 2*var(--m))}
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
.band:not(.b-section,.b-closing) .hd h3{--size:calc(var(--h2)*.8);font-size:min(var(--size),max(22px,calc(min(var(--cw),100cqi)/var(--word,4.5))));line-height:1.1}
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
.hd{margin-bottom:clamp(24px,3vw,44px)}
.hd .num{display:none}
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
.button,.b-closing .cta a{display:inline-flex;overflow-wrap:anywhere;align-items:center;min-height:48px;padding:10px 26px;background:var(--c-accent);color:var(--c-onaccent);font-weight:var(--w-bold);text-decoration:none;border-radius:var(--r);max-width:100%}
.on-accent .button,.on-accent .cta a{background:var(--c-surface);color:var(--c-onsurface)}
.hero .cta,.b-closing .cta{margin-top:clamp(24px,3vw,40px)}
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
