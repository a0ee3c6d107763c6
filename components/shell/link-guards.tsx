'use client';

import { useEffect } from 'react';
import { isInDoubt } from '@/components/data/connection';
import { prepareFile, RouteFailure, startDownload } from '@/components/data/request-json';
import { useToast } from '@/components/ui/toasts';
import { listenTo } from '@/lib/listeners';
import { t } from '@/lib/words/t';
import { ownPage, useGo } from './use-go';

/** Handles clicks on links that the browser alone would not handle well. */
export default function LinkGuards() {
  useOfflineLinks();
  useDownloadErrors();
  return null;
}

/** Blocks navigation by links while the server is unreachable. */
function useOfflineLinks(): void {
  const go = useGo();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!isInDoubt()) return;
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link) return;
      const { href, target } = link;
      const page = ownPage(event, { href, target, download: link.hasAttribute('download') }, window.location.href);
      if (page === null) return;
      // The router's links ignore an event that was already prevented.
      event.preventDefault();
      go(page);
    };
    return listenTo(document, 'click', onClick, { capture: true });
  }, [go]);
}

/** The file of a run. The history's own export is another route. */
const EXPORT = /^\/api\/generations\/[^/]+\/export$/;
/** In milliseconds. A file that is made on a busy machine takes a while, and the browser shows nothing meanwhile. */
const QUIET = 1500;

/**
 * Explains why a file could not be downloaded, and offers to try again: the browser itself would only call the download
 * failed.
 */
function useDownloadErrors(): void {
  const toast = useToast();
  useEffect(() => {
    const download = async (address: string) => {
      const about = [`download:${address}`];
      const waiting = setTimeout(() => toast(t('Preparing the file…'), undefined, about), QUIET);
      try {
        await prepareFile(address);
        startDownload(address);
      } catch (error) {
        const reason = error instanceof RouteFailure ? error.message : t('Couldn’t download the file');
        toast(reason, { label: t('Try again'), act: () => void download(address) }, about);
      } finally {
        clearTimeout(waiting);
      }
    };
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[download]') : null;
      if (!link || link.origin !== window.location.origin || !EXPORT.test(link.pathname)) return;
      // A click that `startDownload` makes comes from a link outside the page, which nothing here hears.
      event.preventDefault();
      void download(link.pathname + link.search);
    };
    return listenTo(document, 'click', onClick, { capture: true });
  }, [toast]);
}
