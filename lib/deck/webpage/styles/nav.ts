import { MENU_ROWS, NAV_STEPS } from '../nav-steps';

/** From the width of a step, the row of sections is shown, otherwise the menu. */
const ROWS = NAV_STEPS.flatMap((step) =>
  step === 0
    ? []
    : [
        `@media(max-width:${step - 1}px){.nav.r${step} .row{display:none}}`,
        `@media(min-width:${step}px){.nav.r${step} .menu{display:none}}`,
      ],
);

/** The title is left out where there is only space for it beside the menu. */
const TITLES = NAV_STEPS.flatMap((row) =>
  [...NAV_STEPS.filter((step) => step > row), null].map((brand) => {
    const until = brand === null ? '' : ` and (max-width:${brand - 1}px)`;
    return `@media(min-width:${row}px)${until}{.nav.r${row}.b${brand ?? ''} .brand{display:none}}`;
  }),
);

/**
 * A menu stays open, so the section that it leads to is placed below it. It has two columns on a phone and three on a
 * wide page.
 */
function belowMenu(columns: 2 | 3): string[] {
  return Array.from({ length: MENU_ROWS }, (_, at) => {
    const height = Math.ceil(((at + 1) * 2) / columns) * 46;
    return `html:has(.menu.m${at + 1}[open]){scroll-padding-top:calc(96px + min(${height}px,58vh))}`;
  });
}

/**
 * The bar that stays in view: the title, and the sections in up to two lines, or in a menu where they need more. The
 * classes say from which width of the window (`navSteps`).
 */
export const NAV = `
.nav{position:sticky;top:0;z-index:5;--bar:var(--c-ground);background:var(--bar);color:var(--c-ink);border-bottom:1px solid var(--c-line)}
.nav .in{display:flex;align-items:center;justify-content:space-between;gap:24px;min-height:64px}
.nav .brand{flex:0 1 auto;min-width:0;max-width:24ch;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-family:var(--f-head);font-weight:var(--w-head);letter-spacing:var(--track);text-decoration:none;font-size:19px;min-height:44px;line-height:44px}
.nav .row{min-width:0;margin-inline:-10px;line-height:0;text-wrap:balance}
.nav li{min-width:0;max-width:100%}
.nav .row li{display:inline-block;margin-inline-end:4px;vertical-align:top}
.nav li a,.nav summary{display:flex;align-items:center;gap:8px;min-height:44px;padding:0 10px;text-decoration:none;font-size:16px;line-height:1.2}
.nav .row a{white-space:nowrap}
.nav .no{flex:none}
.nav .row .to{max-width:34ch;overflow:hidden;text-overflow:ellipsis}
.nav li a:hover{text-decoration:underline}
.nav li a:focus-visible,.nav :is(.brand,summary):focus-visible{outline-offset:-3px}
.nav .menu{flex:none;margin-inline:auto -10px}
.nav summary{cursor:pointer;list-style:none;font-weight:var(--w-bold)}
.nav summary::-webkit-details-marker{display:none}
.nav summary::after{content:'';width:9px;height:9px;margin-block:-5px 0;margin-inline:2px 3px;border:solid currentColor;border-width:0 2px 2px 0;transform:rotate(45deg)}
.nav [open]>summary::after{margin-top:5px;transform:rotate(225deg)}
.nav .menu ol{position:absolute;inset-inline:0;top:100%;display:grid;grid-template-columns:repeat(auto-fill,minmax(max(136px,30%),1fr));align-content:start;gap:2px 0;max-height:60vh;overflow-y:auto;overscroll-behavior:contain;padding:6px calc(max(var(--m),(100% - var(--w))/2) - 10px) 14px;background:var(--bar);border-bottom:1px solid color-mix(in srgb,currentColor 30%,transparent);box-shadow:0 12px 20px color-mix(in srgb,#000 16%,transparent)}
.nav .menu .to{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
@media(min-width:1024px){.nav .brand{max-width:22ch}html:has(.nav.full){scroll-padding-top:112px}}
${ROWS.join('\n')}
${TITLES.join('\n')}
${belowMenu(2).join('')}
@media(min-width:1024px){${belowMenu(3).join('')}}
`;
