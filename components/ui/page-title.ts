import { useEffect } from 'react';

/**
 * Who has a say in the tab's title, the strongest first: news of a run elsewhere, the page by what it shows, and the
 * head that the server sent. The head streams in when it will, often after the page has spoken: so what is written
 * there by anybody else is taken for the last of the three, and the stronger is written over it.
 */
const titles: { news: string | null; page: string | null; head: string | null } = {
  news: null,
  page: null,
  head: null,
};

/** What we wrote last: anything else in its place was written by the head. */
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

/** The page's own title, for as long as it is shown; null leaves the one of its head. */
export function usePageTitle(title: string | null): void {
  useTitle('page', title);
}

/** A title over that of whatever page is open, until it is null again. */
export function useNewsTitle(title: string | null): void {
  useTitle('news', title);
}
