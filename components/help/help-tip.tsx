'use client';

import { CircleQuestionMark } from 'lucide-react';
import { type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { say } from '@/lib/words/say';
import type { HelpTerm } from './help-terms';

type Props = { term: HelpTerm; name: string };

const GAP = 6;

/** A "?" that says what a term means, on a press: the platform's popover, which Escape and a press elsewhere close. */
export default function HelpTip({ term, name }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState<string | null>(null);
  const place = () => {
    const [anchor, element] = [button.current, box.current];
    if (!anchor || !element) return;
    const { top, bottom, left, right } = anchor.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
    const start = isRightToLeft ? right - element.offsetWidth : left;
    const isUp = window.innerHeight - bottom < element.offsetHeight + GAP && top > window.innerHeight - bottom;
    Object.assign(element.style, {
      left: `${Math.max(8, Math.min(start, window.innerWidth - element.offsetWidth - 8))}px`,
      top: isUp ? 'auto' : `${bottom + GAP}px`,
      bottom: isUp ? `${window.innerHeight - top + GAP}px` : 'auto',
    });
  };
  const onToggle = async ({ newState }: ToggleEvent) => {
    setOpen(newState === 'open');
    place();
    if (newState !== 'open' || text !== null) return;
    const words = await import('./help-words').catch(() => null);
    setText(words?.HELP_WORDS[term] ?? say('The explanation could not be loaded.'));
  };
  // With its words it has another size.
  useEffect(place, [text]);
  useEffect(() => {
    if (!isOpen) return;
    // It stands where its button stood.
    const close = () => box.current?.hidePopover();
    window.addEventListener('scroll', close, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', close, { capture: true });
  }, [isOpen]);
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={say('What this means: {name}', { name })}
        className="-my-1 inline-grid size-6 place-items-center rounded-full align-middle text-quiet hover:text-ink pointer-coarse:-my-3 pointer-coarse:size-11 print:hidden"
      >
        <CircleQuestionMark aria-hidden="true" size={14} />
      </button>
      {/* Read out as it comes; where it stands in the page it is found once, below. */}
      <span role="status" className="sr-only">
        {isOpen && text}
      </span>
      <div
        ref={box}
        id={id}
        popover="auto"
        onToggle={(event) => void onToggle(event)}
        className="inset-auto m-0 w-[min(20rem,calc(100vw-1rem))] rounded-card border border-edge bg-raised p-3 text-13 font-normal text-ink shadow-card"
      >
        {text ?? '…'}
      </div>
    </>
  );
}
