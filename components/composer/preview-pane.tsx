'use client';

import dynamic from 'next/dynamic';
import { type ComponentProps, memo } from 'react';
import { WhenNear } from '@/components/preview/when-near';
import { classNames } from '@/components/ui/class-names';
import { loadLater } from '@/components/ui/load-later';
import { LoadingState } from '@/components/ui/states';
import { t } from '@/lib/words/t';
import type PreviewContent from './preview-content';

// Loaded later: the renderer is not needed for typing.
const loading = () => <LoadingState label={t('Loading…')} className="p-8" />;
const DeckPane = dynamic(
  loadLater(() => import('./preview-content')),
  { ssr: false, loading },
);

type Props = ComponentProps<typeof PreviewContent> & { isReady: boolean; className?: string };

/** The live preview, loaded when the page is idle. */
export const PreviewPane = memo(function PreviewPane({ isReady, className, ...deck }: Props) {
  return (
    <section
      aria-labelledby="deck-title"
      className={classNames('flex min-h-0 min-w-0 flex-col bg-surface max-lg:order-1 max-lg:flex-1', className)}
    >
      {isReady ? (
        <WhenNear now={deck.request.inputText !== ''} before={loading()}>
          <DeckPane {...deck} />
        </WhenNear>
      ) : (
        loading()
      )}
    </section>
  );
});
