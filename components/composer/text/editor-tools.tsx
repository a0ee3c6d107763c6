'use client';

import { ChevronDown } from 'lucide-react';
import dynamic from 'next/dynamic';
import { type ComponentProps, type KeyboardEvent, memo, useCallback, useEffect, useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { loadPart } from '@/components/ui/load-part';
import { DropDown } from '@/components/ui/popover';
import type { OutlineKind } from '@/lib/deck/outlines/find-outline';
import { onPressOutside } from '@/lib/listeners';
import { t, tPlural } from '@/lib/words/t';
import { type CurrentCard, useCurrentCard } from '../preview/current-card';
import type { OutlineEntry } from '../preview/outline-cards';
import { EditorStrip } from './editor-strip';

const OutlineMenu = dynamic(
  loadPart(() => import('./outline-menu').then((module) => module.OutlineMenu)),
  { ssr: false },
);

type Props = Omit<ComponentProps<typeof EditorStrip>, 'cards' | 'outline'> & OutlineProps & { toFill?: OutlineKind };

type OutlineProps = { entries: readonly OutlineEntry[]; current: CurrentCard; onGo: (card: number) => void };

/** The editor strip with the list of cards, and the choice of an outline for a prompt. */
export function EditorTools({ entries, toFill, current, onGo, ...strip }: Props) {
  return (
    <EditorStrip
      {...strip}
      cards={<OutlineButton entries={entries} current={current} onGo={onGo} />}
      outline={toFill && <OutlineMenu {...toFill} />}
    />
  );
}

/** The number of cards, with a list that opens on click. */
function OutlineButton({ entries, current, onGo }: OutlineProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const items = list.current;
    (items?.querySelector<HTMLElement>('[aria-current]') ?? items?.querySelector<HTMLElement>('button'))?.focus();
    return onPressOutside([items, button.current], () => setOpen(false));
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      setOpen(false);
      button.current?.focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const all = [...(list.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])];
    if (!step || all.length === 0) return;
    event.preventDefault();
    all.at((all.indexOf(document.activeElement as HTMLElement) + step) % all.length)?.focus();
  };
  if (entries.length === 0) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-8 shrink-0 items-center gap-1 rounded-control px-2 text-12 text-quiet transition hover:bg-sunk hover:text-ink aria-expanded:bg-sunk pointer-coarse:min-h-11"
      >
        {tPlural(entries.length, { one: '{count} card', other: '{count} cards' })}
        <ChevronDown aria-hidden="true" size={14} />
      </button>
      {isOpen && (
        <DropDown
          anchor={button}
          className="inset-auto m-0 overflow-hidden rounded-card border border-hairline bg-raised p-0 text-ink shadow-card"
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are for the list inside */}
          <div ref={list} onKeyDown={onKeyDown} className="flex max-h-[min(24rem,60vh)] flex-col">
            <CardOutline
              entries={entries}
              current={current}
              onGo={(card) => {
                setOpen(false);
                onGo(card);
              }}
            />
          </div>
        </DropDown>
      )}
    </>
  );
}

type CardOutlineProps = {
  entries: readonly OutlineEntry[];
  current: CurrentCard;
  onGo: (card: number, line: number) => void;
};

/** The cards of the text by title. A click goes to where a card begins; the card that holds the caret is marked. */
function CardOutline({ entries, current, onGo }: CardOutlineProps) {
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
