'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { isInProgress } from '@/components/data/run-parts';
import { CardView } from '@/components/deck/card-view';
import { Button } from '@/components/ui/button';
import { DialogActions, Modal } from '@/components/ui/modal';
import { formatElapsed } from '@/components/ui/relative-time';
import { Failure } from '@/components/ui/states';
import type { DeckAnswer } from '@/lib/contract/composer';
import { MOST_INSTRUCTION, type Rewrite } from '@/lib/contract/rewrites';
import type { PlacedCard } from '@/lib/deck/placed';
import { tStored } from '@/lib/words/stored-messages';
import { t, tPlural } from '@/lib/words/t';
import { useElapsed } from '../progress';
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
      <Failure of={decide.error} className="mt-3 text-13" />
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

type RewriteFormProps = {
  card: number;
  /** The last attempt, if it is in progress, failed, or was stopped. */
  open: Rewrite | null;
  /** The accepted version that the card shows. */
  shown: Rewrite | null;
  rewrites: Rewrites;
  onClose: () => void;
};

/** Asks what should change on a card, free text or a suggestion, and shows the progress while it is rewritten. */
function RewriteForm({ card, open, shown, rewrites: { creditsPerCard, start, decide }, onClose }: RewriteFormProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const stopButton = useRef<HTMLButtonElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const [text, setText] = useState(open?.instruction ?? '');
  const [isAsked, setAsked] = useState(false);
  const isMissing = isAsked && text.trim() === '';
  const running = open && isInProgress(open) ? open : null;
  const isBusy = start.isPending || running !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const instruction = text.trim();
    setAsked(true);
    if (instruction === '') return field.current?.focus();
    if (!isBusy) start.mutate({ card, instruction });
  };
  // The last attempt's problem is out of date once another one is on its way.
  const failure = open?.state === 'failed' && open.error ? tStored(open.error) : null;
  const problem = isBusy ? null : (start.error?.message ?? failure);
  const wasStopped = !isBusy && open?.state === 'stopped' && !start.error;
  // The button with the focus was replaced by another one.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const next = isBusy ? stopButton : wasStopped ? field : submitButton;
    next.current?.focus();
  }, [isBusy, wasStopped]);
  const quick = [t('Shorter'), t('As a chart'), t('More formal')];
  return (
    <form onSubmit={submit} noValidate aria-busy={isBusy}>
      <label htmlFor={id} className="mt-4 mb-1 block text-13 font-medium">
        {t('What should change?')}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={3}
        value={text}
        readOnly={isBusy}
        maxLength={MOST_INSTRUCTION}
        aria-invalid={isMissing || undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          // Shift+Enter inserts a line break. During IME composition, Enter completes the word.
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
        }}
        className="control resize-y read-only:bg-sunk"
      />
      {!isBusy && (
        <fieldset className="mt-2 flex flex-wrap gap-2">
          <legend className="sr-only">{t('Quick choices')}</legend>
          {quick.map((words) => (
            <Button
              key={words}
              size="small"
              aria-pressed={text === words}
              onClick={() => setText(words)}
              className="aria-pressed:border-ink aria-pressed:bg-sunk"
            >
              {words}
            </Button>
          ))}
        </fieldset>
      )}
      {isBusy && <RewriteProgress since={running?.createdAt ?? null} />}
      <p id={`${id}-note`} role="status" className="mt-3 min-h-5 text-13 text-quiet">
        {isMissing && t('Say what should change.')}
        {!isMissing && wasStopped && t('Stopped. No credits were used.')}
        {!isMissing && !wasStopped && creditsPerCard !== null && costWords(creditsPerCard)}
      </p>
      {problem && (
        <p role="alert" className="mt-2 border-s-2 border-bad ps-3 text-14 wrap-anywhere">
          {problem}
        </p>
      )}
      {shown && !isBusy && (
        <p className="mt-3 flex flex-wrap items-center gap-2 border-t border-hairline pt-3 text-13 wrap-anywhere">
          {t('Rewritten: “{wish}”', { wish: shown.instruction })}
          <Button
            size="small"
            aria-disabled={decide.isPending}
            onClick={() => !decide.isPending && decide.mutate({ id: shown.id, decision: 'undo' })}
          >
            {t('Undo')}
          </Button>
        </p>
      )}
      <DialogActions>
        {/* With keys, so that one button doesn't become another and keep its focus. */}
        {isBusy ? (
          <>
            <Button key="close" look="bare" onClick={onClose}>
              {t('Close')}
            </Button>
            <Button
              key="stop"
              ref={stopButton}
              aria-disabled={!running || decide.isPending}
              onClick={() => running && !decide.isPending && decide.mutate({ id: running.id, decision: 'stop' })}
            >
              {decide.isPending ? t('Stopping…') : t('Stop')}
            </Button>
          </>
        ) : (
          <Button key="submit" ref={submitButton} type="submit" look="next">
            {problem ? t('Try again') : t('Rewrite')}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}

function costWords(credits: number): string {
  return tPlural(credits, { one: 'Uses {count} local credit.', other: 'Uses {count} local credits.' });
}

/** Shown while the model rewrites a card. `since`: when the rewrite was stored; null before that. */
function RewriteProgress({ since }: { since: string | null }) {
  return (
    <div className="mt-3 flex min-h-9 items-center gap-3 rounded-control border border-hairline bg-surface px-3 py-2 text-14">
      <span aria-hidden="true" className="breathe size-2 shrink-0 rounded-full bg-accent" />
      <span role="status" className="flex-1">
        {t('Rewriting the card…')}
      </span>
      {since && <Elapsed since={since} />}
    </div>
  );
}

/** Not announced, because it changes every second. */
function Elapsed({ since }: { since: string }) {
  const ms = useElapsed(since, null);
  return (
    <span aria-label={t('Elapsed time')} role="timer" className="text-quiet tabular-nums">
      {ms !== null && formatElapsed(ms)}
    </span>
  );
}
