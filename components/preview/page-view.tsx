'use client';

import { useEffect, useRef, useState } from 'react';
import { tPlural } from '@/lib/words/t';
import type { LivePage } from './live-page';
import { PageWriter } from './page-writer';
import { useHandOn } from './use-hand-on';

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

/** A preview of the web page in a frame, at the width of a desktop or phone window. */
export default function PageView({ page, width, label, goTo, current, onCard, onUnavailable }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const [writer, setWriter] = useState<PageWriter | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setRoom({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

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
