import { memo, useCallback, useEffect, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { t } from '@/lib/words/t';
import { type CurrentCard, useCurrentCard } from './current-card';
import type { OutlineEntry } from './outline-cards';

type Props = {
  entries: readonly OutlineEntry[];
  current: CurrentCard;
  onGo: (card: number, line: number) => void;
};

/** The cards of the text by title. A click goes to where a card begins; the card that holds the caret is marked. */
export function CardOutline({ entries, current, onGo }: Props) {
  const card = useCurrentCard(current);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const item = card === null ? null : list.current?.querySelectorAll('li')[card];
    if (item && list.current) keepInView(item, list.current);
  }, [card]);
  const latest = useRef({ entries, onGo });
  latest.current = { entries, onGo };
  const go = useCallback((place: number) => {
    const line = latest.current.entries[place]?.line;
    if (line != null) latest.current.onGo(place, line);
  }, []);
  return (
    <nav
      ref={list}
      aria-label={t('Cards in your text')}
      className="relative min-h-0 overflow-y-auto px-2 py-3 contain-content"
    >
      <ol>
        {entries.map((entry, index) => (
          <Item
            key={index}
            number={index + 1}
            title={entry.title ?? (entry.empty ? t('Empty card') : t('Image'))}
            isQuiet={entry.empty || entry.line === null}
            isOff={entry.line === null}
            isCurrent={index === card}
            onGo={go}
          />
        ))}
      </ol>
    </nav>
  );
}

type ItemProps = {
  number: number;
  title: string;
  isQuiet: boolean;
  isOff: boolean;
  isCurrent: boolean;
  onGo: (place: number) => void;
};

/** Memoised: with hundreds of cards, only the ones that changed render again. */
const Item = memo(function Item({ number, title, isQuiet, isOff, isCurrent, onGo }: ItemProps) {
  return (
    <li>
      <button
        type="button"
        disabled={isOff}
        aria-current={isCurrent || undefined}
        onClick={() => onGo(number - 1)}
        className={classNames(
          'relative flex min-h-7 w-full items-baseline gap-2 rounded-control px-2 py-1 text-start text-13 transition enabled:hover:bg-sunk pointer-coarse:py-3',
          isCurrent &&
            'font-medium before:absolute before:start-0 before:inset-y-1 before:w-0.5 before:rounded-full before:bg-ink',
        )}
      >
        <span className="w-4 shrink-0 text-end font-mono text-12 text-quiet tabular-nums">{number}</span>
        <span className={classNames('line-clamp-2 min-w-0', isQuiet && 'text-quiet italic')} dir="auto">
          {title}
        </span>
      </button>
    </li>
  );
});

/** Scrolls only this list: `scrollIntoView` would also scroll the page on a phone. */
function keepInView(item: HTMLElement, list: HTMLElement) {
  const bottom = item.offsetTop + item.offsetHeight;
  if (item.offsetTop < list.scrollTop) list.scrollTop = item.offsetTop;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
