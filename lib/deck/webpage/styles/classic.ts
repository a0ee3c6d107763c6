/** Classic: the plain style of themes without a skeleton, with the motif of the theme at the top. */
export const CLASSIC = `
.sk-classic{--r:12px}
.sk-classic .art-hero{position:absolute;inset:0}
.sk-classic .hero .in{position:relative;min-height:clamp(380px,40vw,560px);display:flex;flex-direction:column;justify-content:center;align-items:flex-start}
.sk-classic .hero h1,.sk-classic .hero .lead{background:var(--bg)}
.sk-classic .tile{border:1px solid var(--hair)}
.sk-classic .has-art:is(.b-text,.b-points)>.art-side{display:none}
.sk-classic .stats li:first-child{background:var(--c-accent);--fg:var(--c-onaccent);--mut:var(--c-onaccent);color:var(--fg)}
`;
