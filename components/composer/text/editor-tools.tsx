'use client';

import { ChevronDown } from 'lucide-react';
import dynamic from 'next/dynamic';
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { DropDown } from '@/components/pickers/drop-down';
import { loadPart } from '@/components/ui/load-part';
import type { OutlineKind } from '@/lib/deck/outlines/find-outline';
import { tPlural } from '@/lib/words/t';
import { CardOutline } from '../preview/card-outline';
import type { CurrentCard } from '../preview/current-card';
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
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || items?.contains(target) || button.current?.contains(target)) return;
      setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
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
