import { useEffect } from 'react';

/**
 * Sources of the tab title, by priority: news of a run elsewhere, the page's own title, and the server-rendered head.
 * The head may stream in after the page has set its title, so any title written by someone else counts as the head's,
 * and the higher priority is written over it.
 */
const titles: { news: string | null; page: string | null; head: string | null } = {
  news: null,
  page: null,
  head: null,
};

/** The title we last wrote: any other value was written by the head. */
let written: string | null = null;
let isWatched = false;

function show(): void {
  if (document.title !== written) titles.head = document.title;
  const wanted = titles.news ?? titles.page ?? titles.head;
  if (wanted !== null && document.title !== wanted) document.title = wanted;
  written = document.title;
}

function watch(): void {
  if (isWatched) return;
  isWatched = true;
  new MutationObserver(show).observe(document.head, { childList: true, subtree: true, characterData: true });
}

function useTitle(who: 'news' | 'page', title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    watch();
    titles[who] = title;
    show();
    return () => {
      if (titles[who] !== title) return;
      titles[who] = null;
      show();
    };
  }, [who, title]);
}

/** Sets the page's own title while it is mounted; null leaves the head's. */
export function usePageTitle(title: string | null): void {
  useTitle('page', title);
}

/** Overrides the title of any page until it is null again. */
export function useNewsTitle(title: string | null): void {
  useTitle('news', title);
}
