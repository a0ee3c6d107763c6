/** The shared blocks. They all use the variables of the band or tile that contains them. */
export const BLOCKS = `
.prose{max-width:64ch}
main>.b-text:first-child:not(:has(>.in>.hd)) .prose>p:only-child{font-size:clamp(20px,1.9vw,27px);line-height:1.45}
.brief .bd>.prose:only-child{max-width:none;font-size:clamp(19px,1.9vw,28px);line-height:1.45}
.brief .bd>.prose:only-child>p{max-width:44em}
.prose>*+*,article.tile>*+*,.callout>*+*,.tile>ul{margin-top:.85em}
.prose>:is(h2,h3,h4,h5,h6):not(:first-child){margin-top:1.7em}
.prose>:is(h2,h3,h4,h5,h6)+*{margin-top:.5em}
.prose:has(>.table,>.chart,>pre,>figure.picture){max-width:none}
.prose>:is(.table,.chart,.quote,.callout):not(:first-child),.prose>:is(.table,.chart,.quote,.callout)+:is(p,ul,ol,dl,pre,.quote,.callout){margin-top:1.6em}
.prose:has(>.table,>.chart,>pre,>figure.picture)>:is(p,ul,ol,dl,.callout,.quote){max-width:64ch}
:is(.prose,article.tile,li,.b-closing .bd) :is(ul:not(.legend),ol),:is(.prose,article.tile,.b-closing .bd)>:is(ul,ol){padding-inline-start:1.35em}
:is(.prose,article.tile,.b-closing .bd) ul{list-style:none}
:is(.prose,article.tile,.b-closing .bd) ol{list-style:decimal}
:is(.prose,article.tile,.b-closing .bd) ul:not(.legend)>li:not(.worn){position:relative}
:is(.prose,article.tile,.b-closing .bd) ul:not(.legend)>li:not(.worn)::before{content:var(--bullet);position:absolute;inset-inline-start:-1.2em;color:var(--acc);font-weight:var(--w-bold)}
@counter-style paren{system:extends decimal;suffix:") "}
:is(.prose,article.tile,.b-closing .bd) ol.paren{list-style:paren}
ol>li::marker{color:var(--acc);font-weight:var(--w-bold)}
:is(.prose,article.tile) :not(.legend)>li+li,li>:is(ul,ol){margin-top:.4em}
li.worn{display:flex;gap:.6em;flex-wrap:wrap}
li.worn>.mark{color:var(--acc);font-weight:var(--w-bold);flex:none}
li.worn>span:nth-of-type(2){flex:1;min-width:12ch}
dl>div+div{margin-top:.8em}
dt{font-weight:var(--w-bold)}
dd{color:var(--mut)}
code,pre{font-family:var(--f-mono);font-variant-ligatures:none}
:not(pre)>code{font-size:.9em;background:color-mix(in srgb,var(--fg) 9%,transparent);padding:.1em .34em;border-radius:4px;overflow-wrap:anywhere}
pre{background:var(--c-surface);color:var(--c-onsurface);border:1px solid var(--c-line);border-radius:min(var(--r),16px);padding:clamp(16px,2vw,28px);overflow-x:auto;font-size:clamp(14px,1.1vw,17px);line-height:1.55;tab-size:4;max-width:100%}
.table{max-width:100%;overflow-x:auto}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums lining-nums}
th,td{padding:clamp(10px,1.1vw,16px) clamp(10px,1.2vw,18px);text-align:start;vertical-align:top;border-bottom:1px solid var(--hair)}
th:first-child,tr>td:first-child{padding-inline-start:0}
thead th{font-size:16px;font-weight:var(--w-bold);color:var(--mut);vertical-align:bottom;border-bottom:2px solid var(--fg)}
tbody th{font-weight:var(--w-bold)}
.end{text-align:end}
@media(min-width:720px){.end+:is(th,td):not(.end){padding-inline-start:clamp(24px,3vw,44px)}}
.mid{text-align:center}
.quote{border-inline-start:4px solid var(--rule);padding-inline-start:clamp(16px,2vw,28px)}
.quote blockquote{font-size:1.15em;line-height:1.5}
figcaption{color:var(--mut);font-size:max(16px,.86em);margin-top:.7em}
.callout{background:var(--tile);color:var(--c-onsurface);border-inline-start:5px solid var(--c-accent);padding:clamp(16px,2vw,28px);border-radius:min(var(--r),12px)}
.picture img{width:100%;border-radius:var(--r)}
.picture.tall img{width:auto;max-width:100%;max-height:min(84vh,680px);margin-inline:auto}
.strip{margin-top:var(--gap)}
.strip .picture:not(.tall) img{max-height:520px;object-fit:cover}
.pair.short>.prose :is(p,li){font-size:clamp(20px,1.9vw,28px);line-height:1.4}
.frame{border:2px dashed var(--mut);border-radius:var(--r);min-height:220px;display:grid;place-items:center;padding:24px;color:var(--mut);text-align:center}
.missing{font-size:16px;color:var(--mut);font-style:italic}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:clamp(28px,4vw,64px);align-items:center}
.gallery{display:grid;gap:var(--gap);grid-template-columns:repeat(auto-fit,minmax(min(100%,340px),1fr));align-items:start}
.gallery.n1{grid-template-columns:1fr}
.stats{display:grid;gap:var(--gap);grid-template-columns:minmax(0,1fr)}
.stats b,.fig b{display:block;font-family:var(--f-head);font-weight:var(--w-head);letter-spacing:var(--track);line-height:1.02;font-size:clamp(52px,5vw,76px);font-variant-numeric:lining-nums proportional-nums;overflow-wrap:anywhere}
:is(.stats,.fig) b:not(.long,.longest){overflow-wrap:normal;white-space:nowrap}
.stats b.long,.fig b.long{font-size:clamp(40px,3.8vw,56px)}
.stats b.longest,.fig b.longest{font-size:clamp(28px,2.6vw,38px)}
.stats span{color:var(--mut);line-height:1.35;display:block;margin-top:6px}
.points,.groups,.sides,.cells,.steps{display:grid;gap:var(--gap);grid-template-columns:minmax(0,1fr)}
.sides{grid-template-columns:repeat(auto-fit,minmax(min(100%,300px),1fr))}
.sides ul{margin-top:18px}
.sides li{padding:12px 0;border-top:1px solid var(--hair)}
.sides .fig{margin-top:12px;color:var(--mut)}
.sides .fig b{color:var(--fg)}
.term{display:block;font-family:var(--f-head);font-weight:var(--w-head);letter-spacing:var(--track);font-size:clamp(20px,1.7vw,25px);line-height:1.2}
.said{display:block;color:var(--mut);margin-top:6px;line-height:1.45}
.icon{display:grid;place-items:center;width:56px;height:56px;flex:none;color:var(--acc);font-family:var(--f-head);font-weight:var(--w-head);font-size:24px;margin-bottom:18px}
.ic{width:32px;height:32px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.steps.long .term{font-size:clamp(18px,1.5vw,22px);line-height:1.3}
.steps .no{display:block;font-family:var(--f-head);font-weight:var(--w-head);font-size:clamp(40px,4vw,60px);line-height:1;color:var(--acc);margin-bottom:14px}
.agenda{counter-reset:a;border-top:1px solid var(--hair)}
.agenda li{counter-increment:a;display:flex;gap:clamp(16px,3vw,40px);align-items:baseline;padding:16px 0;border-bottom:1px solid var(--hair);font-family:var(--f-head);font-weight:var(--w-head);font-size:clamp(22px,2.4vw,34px);line-height:1.2}
.agenda li::before{content:counter(a);color:var(--acc);min-width:1.4em}
.agenda a{text-decoration:none}
.agenda a:hover{text-decoration:underline}
.tree ul ul{margin-inline-start:clamp(14px,2vw,28px);border-inline-start:2px solid var(--rule);padding-inline-start:clamp(14px,2vw,28px)}
.tree li{padding-top:10px}
.tree span{display:inline-block;background:var(--tile);color:var(--c-onsurface);padding:8px 18px;border-radius:min(var(--r),14px);border:1px solid var(--hair)}
.tree>ul>li>span{background:var(--c-accent);color:var(--c-onaccent);font-weight:var(--w-bold)}
.pyramid{display:grid;gap:6px;justify-items:center}
.pyramid li{width:calc(44% + 56%*(var(--at) + 1)/var(--n));background:var(--tile);color:var(--c-onsurface);padding:16px 24px;text-align:center;border-radius:min(var(--r),14px)}
.pyramid li:first-child{background:var(--c-accent);color:var(--c-onaccent);--mut:var(--c-onaccent)}
.pyramid i{display:none}
.say{font-family:var(--f-display);font-weight:var(--w-display);letter-spacing:var(--track);font-size:var(--say);line-height:1.14;text-wrap:balance;max-width:26em}
.hd+.bd>.say{--say:calc(var(--h2)*.74)}
.saying blockquote{font-family:var(--f-display);font-weight:var(--w-display);letter-spacing:var(--track);font-size:var(--say);line-height:1.12;text-wrap:balance}
.saying blockquote p+p{margin-top:.5em}
.saying figcaption{margin-top:clamp(18px,2vw,28px);font-weight:var(--w-bold);color:var(--fg)}
@media(max-width:1023px){.pair{grid-template-columns:1fr}}
@media(max-width:719px){
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.table{overflow:visible}
.table :is(table,tbody,tr,th,td){display:block}
.table tr{padding:14px 0;border-bottom:1px solid var(--hair)}
.table :is(tbody th,tbody td){border:0;padding:3px 0;text-align:start}
.table tbody td{display:grid;grid-template-columns:minmax(0,42%) minmax(0,1fr);gap:12px}
.table tbody td:not([data-l]){display:block}
.table tbody td::before{content:attr(data-l);color:var(--mut);font-size:16px}
.table tbody td:not([data-l])::before{content:none}
.table tbody th{font-size:1.08em}
.cells li{display:grid;grid-template-columns:auto 1fr;gap:16px;align-items:center}
.cells li:not(:has(.icon)){display:block}
.cells .icon{margin:0}
}
`;
