'use client';

import { useEffect, useRef } from 'react';
import { CardView } from '@/components/deck/card-view';
import { Button } from '@/components/ui/button';
import { DialogActions, Modal } from '@/components/ui/modal';
import type { DeckAnswer } from '@/lib/contract/composer';
import type { Rewrite } from '@/lib/contract/rewrites';
import type { PlacedCard } from '@/lib/deck/placed';
import { t } from '@/lib/words/t';
import { RewriteForm } from './rewrite-form';
import { openRewrite, type Rewrites, shownRewrite } from './use-rewrites';

type Props = {
  deck: DeckAnswer['deck'];
  imageUrl: (key: string) => string;
  /** 0-based; null while the dialog is closed. */
  card: number | null;
  rewrites: Rewrites;
  onClose: () => void;
};

/** Rewrites one card with the language model: what to change, then the old and the new version side by side. */
export function RewriteDialog({ card, rewrites, onClose, ...drawing }: Props) {
  const isReady = card !== null && openRewrite(rewrites.rewrites, card)?.state === 'ready';
  return (
    <Modal
      open={card !== null}
      onClose={onClose}
      title={card === null ? t('Rewrite card') : t('Rewrite card {number}', { number: card + 1 })}
      corner
      wide={isReady ? 'full' : true}
    >
      {card !== null && <RewriteContent key={card} {...{ card, rewrites, onClose }} {...drawing} />}
    </Modal>
  );
}

function RewriteContent({ card, rewrites, onClose, ...drawing }: Props & { card: number }) {
  const open = openRewrite(rewrites.rewrites, card);
  const { decide } = rewrites;
  return (
    <>
      {open?.state === 'ready' ? (
        <ReadyRewrite rewrite={open} {...{ rewrites, onClose }} {...drawing} />
      ) : (
        <RewriteForm open={open} shown={shownRewrite(rewrites.rewrites, card)} {...{ card, rewrites, onClose }} />
      )}
      {decide.error && (
        <p role="alert" className="mt-3 text-13 text-bad">
          {decide.error.message}
        </p>
      )}
    </>
  );
}

type ReadyProps = Pick<Props, 'deck' | 'imageUrl' | 'rewrites' | 'onClose'> & { rewrite: Rewrite };

function ReadyRewrite({ rewrite, rewrites: { decide }, onClose, ...drawing }: ReadyProps) {
  const { id, instruction, before, after } = rewrite;
  const choose = (decision: 'accept' | 'discard') =>
    !decide.isPending && decide.mutate({ id, decision }, { onSuccess: decision === 'accept' ? onClose : undefined });
  const top = useRef<HTMLParagraphElement>(null);
  // The focused element was removed with the form.
  useEffect(() => top.current?.focus(), []);
  return (
    <>
      <p ref={top} tabIndex={-1} className="mt-2 text-14 wrap-anywhere text-quiet outline-none">
        {instruction}
      </p>
      <CardVersions before={before ?? []} after={after ?? []} {...drawing} />
      <DialogActions>
        <Button look="bare" aria-disabled={decide.isPending} onClick={() => choose('discard')}>
          {t('Discard')}
        </Button>
        <Button look="next" aria-disabled={decide.isPending} onClick={() => choose('accept')}>
          {t('Accept')}
        </Button>
      </DialogActions>
    </>
  );
}

type CardVersionsProps = {
  deck: DeckAnswer['deck'];
  imageUrl: (key: string) => string;
  before: readonly PlacedCard[];
  after: readonly PlacedCard[];
};

/** The height of the dialog around the cards. */
const AROUND = '17rem';

/** The old and the new version of a card, as large as both fit; one above the other on a phone. */
function CardVersions({ deck, imageUrl, before, after }: CardVersionsProps) {
  const versions = [
    { name: t('Current'), pages: before },
    { name: t('New'), pages: after },
  ];
  return (
    <div className="mt-4 grid gap-4 md:grid-cols-2">
      {versions.map(({ name, pages }) => (
        <figure key={name} className="mx-auto w-full min-w-0" style={{ maxWidth: widthIn(pages) }}>
          <figcaption className="mb-1.5 text-13 font-medium">{name}</figcaption>
          <div lang={deck.language} className="space-y-2">
            {pages.map((card) => (
              <div key={card.page} className="overflow-hidden rounded-control border border-hairline">
                <CardView card={card} theme={deck.theme} imageUrl={imageUrl} />
              </div>
            ))}
          </div>
        </figure>
      ))}
    </div>
  );
}

/** The width at which the first page fits the window's height, but never a thumbnail. */
function widthIn([first]: readonly PlacedCard[]): string | undefined {
  return first && `max(22rem, calc((100dvh - ${AROUND}) * ${(first.width / first.height).toFixed(3)}))`;
}
