import { Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { localCreditRange } from '@/components/composer/send/credit-words';
import { useFoot } from '@/components/ui/bars';
import { Button } from '@/components/ui/button';
import { formatLocale } from '@/components/ui/format-locale';
import { useDropToasts, useToast } from '@/components/ui/toasts';
import type { Run } from '@/lib/contract/composer';
import type { OutlineAnswer } from '@/lib/contract/outlines';
import { t, tPlural } from '@/lib/words/t';
import { type MoveButtons, OutlineCard } from './outline-card';
import { StopWaiting } from './stop-waiting';
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
