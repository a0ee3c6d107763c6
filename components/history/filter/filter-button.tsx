'use client';

import { ListFilter } from 'lucide-react';
import dynamic from 'next/dynamic';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { loadPart } from '@/components/ui/load-part';
import { t } from '@/lib/words/t';
import type { FilterPanelProps } from './filter-panel';
import { filterChips } from './filter-words';

const loadPanel = loadPart(() => import('./filter-panel'));
const FilterPanel = dynamic(loadPanel, { ssr: false });

/** The button for all filters, with the number of active ones. */
export function FilterButton({ filter, ...rest }: FilterPanelProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const count = filterChips(filter, '').length;
  // Preloaded: the server may be unreachable by the time it is opened.
  useEffect(() => void loadPanel().catch(() => {}), []);
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !whole.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from anywhere in it
    <div
      ref={whole}
      className="relative flex max-sm:static"
      onKeyDown={isOpen ? onKeyDown : undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Ignores leaving the whole window, and pointer use in a list of the panel.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Button
        ref={button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className="aria-expanded:bg-sunk"
        onClick={() => setOpen(!isOpen)}
      >
        <ListFilter aria-hidden="true" size={16} /> {t('Filter')}
        {count > 0 && <span className="text-quiet tabular-nums">({count.toLocaleString()})</span>}
      </Button>
      {isOpen && (
        <fieldset
          id={id}
          aria-label={t('Filters')}
          className="absolute end-0 top-full z-30 mt-1 w-80 rounded-card border border-hairline bg-raised p-4 text-ink shadow-card max-sm:inset-x-4 max-sm:top-auto max-sm:w-auto"
        >
          <FilterPanel filter={filter} {...rest} />
        </fieldset>
      )}
    </div>
  );
}
