import type { Page } from '@playwright/test';

/** Visible problems with the text of a page. */
export type TextFaults = {
  /** Pixels by which the page can be scrolled sideways. */
  sideways: number;
  /** Texts that are truncated without an ellipsis, or overflow their button. */
  cut: string[];
  /** Texts with letters of plain English. */
  plain: string[];
};

/** Elements whose text is not in the catalogue: text by people and services, code, and formatted dates and numbers. */
const FOREIGN = 'code, kbd, pre, time, svg, [contenteditable], [translate=no], body [lang], .deck-card, [role=option]';

/** Names that are the same in every language, including the workspace's own theme. */
const NAMES =
  'Cardwright|Proof|CSV|JSON|PDF|PPTX|PowerPoint|HTTP|GIFs|Ctrl|Enter|Esc|cURL|JavaScript|Python|SERVICE_BASE_URL|SERVICE_API_KEY|ENGINE_API_KEY|SERVICE_MAX_CARDS|SERVICE_ARTIFACT_WORD|SERVICE_IMAGE_SOURCES|SQLite|MIT';

/** The page's text in its current layout. Text for screen readers is read too, and cannot be truncated. */
export function textFaults(page: Page): Promise<TextFaults> {
  return page.evaluate(
    ({ foreign, names }) => {
      const known = new RegExp(`\\b(${names})\\b|https?://\\S+|\\S+@\\S+`, 'g');
      const isPlain = (text: string) => /[A-Za-z]{3,}/.test(text.replace(known, ''));
      const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const plain = new Set<string>();
      const cut = new Set<string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const holder = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (!holder || !/\p{L}/u.test(text) || holder.closest('script, style, noscript') || !isShown(holder)) continue;
        if (isPlain(text) && !holder.closest(foreign)) plain.add(text.slice(0, 80));
        const { overflowX, overflowY, textOverflow, position, clipPath, webkitLineClamp } = getComputedStyle(holder);
        const isForReadersOnly = position === 'absolute' && (clipPath !== 'none' || holder.clientWidth <= 1);
        if (isForReadersOnly || holder.closest('.sr-only, .deck-card') || holder.clientWidth === 0) continue;
        const isWider = holder.scrollWidth > holder.clientWidth + 1 && !/auto|scroll/.test(overflowX);
        const isHigher = holder.scrollHeight > holder.clientHeight + 3 && /hidden|clip/.test(overflowY);
        if (isWider && textOverflow !== 'ellipsis') cut.add(`→ ${text.slice(0, 80)}`);
        if (isHigher && webkitLineClamp === 'none' && textOverflow !== 'ellipsis') cut.add(`↓ ${text.slice(0, 80)}`);
      }
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        for (const element of document.querySelectorAll(`[${name}]`)) {
          const text = element.getAttribute(name) ?? '';
          if (isShown(element) && isPlain(text) && !element.closest(foreign))
            plain.add(`${name}: ${text.slice(0, 80)}`);
        }
      const root = document.documentElement;
      return { sideways: root.scrollWidth - root.clientWidth, cut: [...cut], plain: [...plain] };
    },
    { foreign: FOREIGN, names: NAMES },
  );
}
