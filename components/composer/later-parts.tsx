import { Ellipsis, Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { loadLater } from '@/components/ui/load-part';
import { t } from '@/lib/words/t';

/** The parts around the editor, loaded once the editor is usable. Each reserves its space. */

export const SendBar = dynamic(
  loadLater(() => import('./send/send-bar').then((module) => module.SendBar)),
  { ssr: false, loading: () => <SendBarFrame /> },
);

function SendBarFrame() {
  const button = useRef<HTMLButtonElement>(null);
  // A focus on the button moves on to the one that takes its place.
  useLayoutEffect(() => {
    const own = button.current;
    const form = own?.form;
    return () => {
      if (document.activeElement !== own) return;
      queueMicrotask(() => form?.querySelector<HTMLButtonElement>('button[type=submit]')?.focus());
    };
  }, []);
  return (
    <div className="sticky bottom-0 z-30 flex min-h-14 shrink-0 items-center justify-end bg-paper px-4 py-1.5 max-sm:min-h-20 max-sm:items-end max-lg:order-9 max-lg:border-t max-lg:border-hairline lg:static lg:px-6 lg:pt-3 lg:pb-4">
      <Button
        ref={button}
        type="submit"
        look="next"
        className="min-h-11 shrink-0 bg-sunk px-4 text-quiet lg:min-h-10 lg:px-5"
      >
        {t('Create deck')}
      </Button>
    </div>
  );
}

export const DraftMenu = dynamic(
  loadLater(() => import('@/components/drafts/draft-menu').then((module) => module.DraftMenu)),
  { ssr: false, loading: () => <DraftMenuFrame /> },
);

function DraftMenuFrame() {
  return (
    <div aria-hidden="true" className="flex shrink-0 items-center gap-1 sm:gap-2">
      <span className="inline-flex items-center gap-2 px-3 text-14 font-medium">
        <Plus size={16} />
        <span className="max-sm:sr-only">{t('New')}</span>
      </span>
      <span className="px-3 text-14 font-medium max-sm:hidden">{t('Drafts')}</span>
      <span className="grid size-8 place-items-center pointer-coarse:size-11">
        <Ellipsis size={18} />
      </span>
    </div>
  );
}

export const EditorTools = dynamic(
  loadLater(() => import('./text/editor-tools').then((module) => module.EditorTools)),
  { ssr: false, loading: () => <div className="min-h-12 shrink-0" /> },
);

export const StartButtons = dynamic(
  loadLater(() => import('./text/start-buttons').then((module) => module.StartButtons)),
  { ssr: false },
);

export const ErrorSummary = dynamic(
  loadLater(() => import('./send/error-summary').then((module) => module.ErrorSummary)),
  { ssr: false },
);

export const DeskNotes = dynamic(
  loadLater(() => import('@/components/drafts/desk-notes').then((module) => module.DeskNotes)),
  { ssr: false },
);

export const ApiControl = dynamic(
  loadLater(() => import('@/components/request/api-control').then((module) => module.ApiControl)),
  { ssr: false },
);
