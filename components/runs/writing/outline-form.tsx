import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { localCreditRange } from '@/components/composer/send/credits';
import { useFoot } from '@/components/ui/bars';
import { Button } from '@/components/ui/button';
import { useDropToasts, useToast } from '@/components/ui/toasts';
import type { Run } from '@/lib/contract/composer';
import { OUTLINE_LIMITS, type OutlineAnswer, type OutlineEntry } from '@/lib/contract/outlines';
import { formatLocale } from '@/lib/words/messages-in-use';
import { t, tPlural } from '@/lib/words/t';
import { StopWaiting } from '../acts/run-acts';
import { changed, moved, restored, useOutline, withCard, withoutCard } from './use-outline';

type Props = { run: Run; outline: OutlineAnswer };

/** The topic of the toasts about deleted cards. */
const DELETED = 'outline-card-deleted';

/** An outline as an editable list. The cards are only written after "Create deck". */
export function OutlineForm({ run, outline: { cards: planned, until, mostCards, creditsPerCard } }: Props) {
  const id = useId();
  const { cards, latest, change, approve } = useOutline(run.id, planned);
  const toast = useToast();
  const dropToasts = useDropToasts();
  // Undo changes this form: it makes no sense after it is left.
  useEffect(() => () => dropToasts([DELETED]), [dropToasts]);
  const [isAsked, setAsked] = useState(false);
  const [announcement, announce] = useState('');
  const headings = useRef(new Map<number, HTMLInputElement>());
  const foot = useRef<HTMLDivElement>(null);
  useFoot(foot);
  const moves = useRef(new Map<number, MoveButtons>());
  const isEmpty = (heading: string) => heading.trim() === '';

  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    setAsked(true);
    const missing = cards.find(({ heading }) => isEmpty(heading));
    if (missing) headings.current.get(missing.id)?.focus();
    else if (!approve.isPending && !approve.isSuccess) approve.mutate();
  };
  const move = (card: number, by: -1 | 1) => {
    const next = moved(cards, card, by);
    flushSync(() => change(next));
    // Moving an element in the DOM removes its focus.
    moves.current.get(card)?.[by === -1 ? 'up' : 'down']?.focus();
    announce(t('Moved to place {number}', { number: next.findIndex((each) => each.id === card) + 1 }));
  };
  const remove = (card: number) => {
    const at = cards.findIndex((each) => each.id === card);
    const deleted = cards[at];
    if (!deleted) return;
    const next = withoutCard(cards, card);
    flushSync(() => change(next));
    const beside = next[Math.min(at, next.length - 1)];
    if (beside) headings.current.get(beside.id)?.focus();
    const undo = () => {
      const together = restored(latest.current, deleted, at);
      if (together.length > mostCards) return;
      flushSync(() => change(together));
      headings.current.get(card)?.focus();
    };
    toast(t('Card deleted'), { label: t('Undo'), act: undo }, [DELETED]);
  };
  const add = () => {
    const next = withCard(cards);
    flushSync(() => change(next));
    headings.current.get(next.at(-1)?.id ?? -1)?.focus();
  };
  const cost = localCreditRange({ low: cards.length * creditsPerCard.low, high: cards.length * creditsPerCard.high });
  const count = tPlural(cards.length, { one: '{count} card', other: '{count} cards' });
  return (
    <form
      onSubmit={submit}
      noValidate
      onKeyDown={(event) => (event.ctrlKey || event.metaKey) && event.key === 'Enter' && submit(event)}
      className="flex min-h-0 flex-1 flex-col bg-surface print:hidden"
    >
      <div className="min-h-0 flex-1 lg:overflow-y-auto">
        <div className="mx-auto max-w-3xl px-4 py-6 lg:px-8">
          <h2 className="text-16 font-semibold">{t('Outline')}</h2>
          <p className="mt-1 text-14 text-quiet">
            {t('Edit the cards, then create the deck.')} {t('The outline waits until {time}.', { time: timeOf(until) })}
          </p>
          <ol aria-label={t('Cards')} className="mt-4 space-y-3">
            {cards.map((card, at) => (
              <OutlineCard
                key={card.id}
                {...{ card, id: `${id}-${card.id}`, number: at + 1, total: cards.length }}
                isMissing={isAsked && isEmpty(card.heading)}
                headingRef={(element) => {
                  if (element) headings.current.set(card.id, element);
                  else headings.current.delete(card.id);
                }}
                moveRef={(name) => (element) => {
                  const own = moves.current.get(card.id) ?? { up: null, down: null };
                  moves.current.set(card.id, { ...own, [name]: element });
                }}
                onChange={(edit) => change(changed(cards, card.id, edit))}
                onMove={(by) => move(card.id, by)}
                onDelete={() => remove(card.id)}
              />
            ))}
          </ol>
          <Button
            className="mt-3"
            aria-disabled={cards.length >= mostCards || undefined}
            onClick={() => cards.length < mostCards && add()}
          >
            <Plus aria-hidden="true" size={16} /> {t('Add card')}
          </Button>
          {cards.length >= mostCards && (
            <p className="mt-2 text-13 text-quiet">{t('At most {max} cards', { max: mostCards })}</p>
          )}
        </div>
      </div>
      <div ref={foot} className="sticky bottom-0 border-t border-hairline bg-paper py-3">
        <div className="mx-auto flex max-w-3xl flex-wrap items-center justify-end gap-2 px-4 lg:px-8">
          <p className="min-w-0 flex-1 text-13 text-quiet tabular-nums">
            {count} · {cost}
          </p>
          <StopWaiting run={run} />
          <Button type="submit" look="next" aria-disabled={approve.isPending || approve.isSuccess}>
            {approve.isPending || approve.isSuccess ? t('Creating…') : t('Create deck')}
          </Button>
        </div>
        {approve.error && (
          <p role="alert" className="mx-auto mt-2 max-w-3xl px-4 text-14 text-bad lg:px-8">
            {approve.error.message}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </form>
  );
}

function timeOf(at: string): string {
  return new Date(at).toLocaleString(formatLocale(), { dateStyle: 'medium', timeStyle: 'short' });
}

type MoveButtons = { up: HTMLButtonElement | null; down: HTMLButtonElement | null };

type OutlineCardProps = {
  card: OutlineEntry;
  id: string;
  /** 1-based. */
  number: number;
  total: number;
  isMissing: boolean;
  headingRef: Ref<HTMLInputElement>;
  moveRef: (name: keyof MoveButtons) => Ref<HTMLButtonElement>;
  onChange: (change: Partial<OutlineEntry>) => void;
  onMove: (by: -1 | 1) => void;
  onDelete: () => void;
};

/** An editable card of an outline: its heading, what it covers, and buttons to move or delete it. */
function OutlineCard({ card, id, number, total, isMissing, headingRef, moveRef, ...on }: OutlineCardProps) {
  return (
    <li className="rounded-card border border-hairline bg-paper p-3 sm:flex sm:gap-3">
      <span aria-hidden="true" className="w-6 shrink-0 pt-2 text-13 text-quiet tabular-nums max-sm:hidden">
        {number}
      </span>
      <div className="min-w-0 flex-1 space-y-2">
        <input
          ref={headingRef}
          id={`${id}-heading`}
          aria-label={t('Heading of card {number}', { number })}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-missing` : undefined}
          value={card.heading}
          maxLength={OUTLINE_LIMITS.heading}
          onChange={(event) => on.onChange({ heading: event.target.value })}
          // Enter alone must not submit the form, which would create the deck.
          onKeyDown={(event) => event.key === 'Enter' && !(event.ctrlKey || event.metaKey) && event.preventDefault()}
          className="control font-medium"
        />
        {isMissing && (
          <p id={`${id}-missing`} className="text-13 text-bad">
            {t('Add a heading')}
          </p>
        )}
        <textarea
          rows={2}
          aria-label={t('What card {number} covers', { number })}
          placeholder={t('What this card covers')}
          value={card.intent}
          maxLength={OUTLINE_LIMITS.intent}
          onChange={(event) => on.onChange({ intent: event.target.value })}
          className="control resize-y text-13"
        />
      </div>
      <div className="flex shrink-0 items-center max-sm:mt-1 sm:flex-col">
        <span aria-hidden="true" className="me-auto text-13 text-quiet tabular-nums sm:hidden">
          {number}
        </span>
        <Act
          ref={moveRef('up')}
          label={t('Move card {number} up', { number })}
          isOff={number === 1}
          onAct={() => on.onMove(-1)}
        >
          <ArrowUp aria-hidden="true" size={16} />
        </Act>
        <Act
          ref={moveRef('down')}
          label={t('Move card {number} down', { number })}
          isOff={number === total}
          onAct={() => on.onMove(1)}
        >
          <ArrowDown aria-hidden="true" size={16} />
        </Act>
        <Act label={t('Delete card {number}', { number })} isOff={total === 1} onAct={on.onDelete}>
          <Trash2 aria-hidden="true" size={16} />
        </Act>
      </div>
    </li>
  );
}

type ActProps = {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  isOff: boolean;
  onAct: () => void;
  children: ReactNode;
};

/** Not `disabled` when off, because a disabled button loses the focus, e.g. at the end of the list. */
function Act({ ref, label, isOff, onAct, children }: ActProps) {
  return (
    <Button
      ref={ref}
      look="bare"
      size="small"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onAct()}
      className="min-w-7 pointer-coarse:min-w-11"
    >
      {children}
    </Button>
  );
}
