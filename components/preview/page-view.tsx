'use client';

import { useEffect, useRef, useState } from 'react';
import { tPlural } from '@/lib/words/t';
import { useHandOn, useRoom } from './deck-scroll';
import type { LivePage } from './live-page';

/** Viewport widths of the preview, in CSS pixels. */
const PAGE_WIDTHS = { desktop: 1200, phone: 390 } as const;

type Props = {
  page: LivePage;
  width: keyof typeof PAGE_WIDTHS;
  label: string;
  /** Scrolls to the section of this card (0-based), once per object. */
  goTo: { card: number } | null;
  /** The card (0-based) that holds the caret: its section is scrolled into view when it changes. */
  current: number | null;
  /** Called with the first card of a section that was clicked. */
  onCard: (card: number) => void;
  /** Called if the frame could not load: the server is unreachable, or the session has ended. */
  onUnavailable: () => void;
};

type Part = { text: string; nodes: ChildNode[] };

/** A preview of the web page in a frame, at the width of a desktop or phone window. */
export default function PageView({ page, width, label, goTo, current, onCard, onUnavailable }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRoom(box);
  const [writer, setWriter] = useState<PageWriter | null>(null);
  useEffect(() => writer?.write(page), [writer, page]);

  const shown = useRef({ page, onCard });
  shown.current = { page, onCard };
  const manualScroll = useHandOn(box);
  const scrollTo = (card: number) => {
    const { contentWindow, contentDocument } = frame.current ?? {};
    const part = contentDocument?.getElementById(shown.current.page.places[card] ?? '');
    // `scrollIntoView` would also scroll the page around the frame.
    if (part && contentWindow && !isInView(part, contentWindow))
      contentWindow.scrollTo({ top: topOf(part, contentWindow) });
  };
  useEffect(() => {
    if (goTo && writer) scrollTo(goTo.card);
  }, [goTo, writer]);
  useEffect(() => {
    if (current !== null && writer && !manualScroll.isOn()) scrollTo(current);
  }, [current, writer, manualScroll]);
  // At another width the caret's section has another position.
  useEffect(() => {
    if (current !== null && writer) scrollTo(current);
  }, [width]);

  const onLoad = () => {
    const document = frame.current?.contentDocument;
    if (!document?.body) return onUnavailable();
    document.addEventListener('click', (event) => {
      if (!document.getSelection()?.isCollapsed) return;
      const card = cardAt(event.target as Element, shown.current.page);
      if (card !== null) shown.current.onCard(card);
    });
    setWriter(new PageWriter(document));
  };
  const wide = PAGE_WIDTHS[width];
  const scale = Math.min(1, room.width / wide);
  return (
    <div className="flex min-h-0 flex-1 flex-col px-4 pb-6 lg:px-8">
      <div ref={box} className="relative min-h-0 flex-1 overflow-hidden rounded-card border border-hairline">
        <iframe
          ref={frame}
          src="/preview/page"
          title={label}
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          onLoad={onLoad}
          className="absolute top-0 left-1/2 origin-top border-0 bg-white"
          style={{
            width: wide,
            height: scale > 0 ? room.height / scale : 0,
            transform: `translateX(-50%) scale(${scale})`,
          }}
        />
      </div>
      {page.left > 0 && (
        <p className="mt-2 text-12 text-quiet">
          {tPlural(page.left, {
            one: 'The preview leaves out {count} section at the end.',
            other: 'The preview leaves out {count} sections at the end.',
          })}
        </p>
      )}
    </div>
  );
}

/** Whether at least half of it is visible, or half of the window if it is taller. */
function isInView(part: Element, { innerHeight }: Window): boolean {
  const { top, bottom, height } = part.getBoundingClientRect();
  return Math.min(bottom, innerHeight) - Math.max(top, 0) >= Math.min(height, innerHeight) / 2;
}

/** The scroll position that shows the section below the sticky navigation bar. */
function topOf(part: Element, { scrollY, document }: Window): number {
  const top = part.getBoundingClientRect().top + scrollY;
  return Math.max(0, top - (document.querySelector('.nav')?.getBoundingClientRect().height ?? 0));
}

/** The first card of the section that was clicked; null for links. */
function cardAt(target: Element, { places }: LivePage): number | null {
  if (target.closest('a, summary')) return null;
  const id = target.closest('section[id], header.hero')?.id ?? '';
  const card = places.indexOf(id);
  return card < 0 ? null : card;
}

/**
 * Writes a page into the document of its frame. Unchanged parts keep their elements, so that the frame does not flicker
 * or lose its scroll position while the person types. All markup is escaped by the renderer, and the frame runs
 * no scripts.
 */
class PageWriter {
  readonly #document: Document;
  readonly #main: HTMLElement;
  readonly #style: HTMLStyleElement;
  #css = '';
  #before: Part[] = [];
  #bands: Part[] = [];
  #after: Part[] = [];

  constructor(document: Document) {
    this.#document = document;
    this.#style = document.createElement('style');
    document.head.append(this.#style);
    this.#main = document.createElement('main');
    this.#main.id = 'main';
    document.body.replaceChildren(this.#main);
  }

  write({ language, direction, className, style, fonts, before, bands, after }: LivePage): void {
    const { documentElement: root, body, head } = this.#document;
    root.lang = language;
    root.dir = direction;
    body.className = className;
    const css = `${style}\n${fonts.css}`;
    if (css !== this.#css) this.#style.textContent = css;
    this.#css = css;
    for (const href of fonts.sheets) {
      if (head.querySelector(`link[href="${href}"]`)) continue;
      const link = this.#document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      head.append(link);
    }
    this.#before = this.#replace(body, this.#main, this.#before, before);
    this.#bands = this.#replace(this.#main, null, this.#bands, bands);
    this.#after = this.#replace(body, null, this.#after, after);
  }

  /** Replaces the parts between the first and the last that changed. */
  #replace(parent: Element, end: ChildNode | null, old: readonly Part[], texts: readonly string[]): Part[] {
    const most = Math.min(old.length, texts.length);
    let first = 0;
    while (first < most && old[first]!.text === texts[first]) first += 1;
    let kept = 0;
    while (kept < most - first && old.at(-1 - kept)!.text === texts.at(-1 - kept)) kept += 1;
    const rest = old.slice(old.length - kept);
    const next = rest[0]?.nodes[0] ?? end;
    for (const { nodes } of old.slice(first, old.length - kept)) for (const node of nodes) node.remove();
    const added = texts.slice(first, texts.length - kept).map((text) => {
      const template = this.#document.createElement('template');
      template.innerHTML = text;
      const nodes = [...template.content.childNodes];
      parent.insertBefore(template.content, next);
      return { text, nodes };
    });
    return [...old.slice(0, first), ...added, ...rest];
  }
}
