import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { HistoryFilter } from '@/components/data/history';
import { settingsOptions } from '@/components/data/settings';
import { useHydrated } from '@/components/ui/use-hydrated';
import { t } from '@/lib/words/t';
import { useThemeName } from '../use-theme-name';
import { filterChips } from './filter-words';

type Props = {
  filter: HistoryFilter;
  themeName: string | null;
  /** The number of runs; null while it is unknown. */
  count: string | null;
  onChange: (changed: Partial<HistoryFilter>) => void;
  onClear: () => void;
  /** Called when the last filter was removed, and its button with it, so that the focus can be moved. */
  onEmptied: () => void;
};

/** The active filters, each with a remove button, and the number of matching runs. */
export function FilterLine({ filter, themeName, count, onChange, onClear, onEmptied }: Props) {
  const { data } = useQuery(settingsOptions());
  const settings = useHydrated() ? data : undefined;
  const targets = filter.target === '' ? (settings?.targets ?? ['local' as const]) : [filter.target];
  const theme = useThemeName(targets, filter.theme, themeName);
  const chips = filterChips(filter, theme);
  const line = useRef<HTMLDivElement>(null);
  const removed = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (removed.current === null || chips.some(({ name }) => name === removed.current)) return;
    removed.current = null;
    const next = line.current?.querySelector('button');
    if (next) next.focus();
    else onEmptied();
  });
  return (
    <div
      ref={line}
      className="flex min-h-8 min-w-0 grow basis-72 flex-wrap items-center gap-2 max-sm:basis-full print:hidden"
    >
      {chips.length > 0 && (
        <ul aria-label={t('Active filters')} className="flex min-w-0 flex-wrap gap-2">
          {chips.map(({ name, label, off }) => (
            <li key={name} className="flex max-w-full min-w-0 items-center rounded-[4px] bg-sunk ps-2 text-13">
              <span className="truncate">{label}</span>
              <button
                type="button"
                aria-label={t('Remove {name}', { name: label })}
                onClick={() => {
                  removed.current = name;
                  onChange(off);
                }}
                className="grid size-7 shrink-0 place-items-center rounded-[4px] text-quiet transition hover:text-ink pointer-coarse:size-11"
              >
                <X aria-hidden="true" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {chips.length > 0 && (
        <button
          type="button"
          onClick={onClear}
          className="min-h-7 rounded-control px-1 text-13 underline decoration-edge underline-offset-4 hover:decoration-ink pointer-coarse:min-h-11"
        >
          {t('Clear')}
        </button>
      )}
      <p role="status" className="ms-auto text-13 whitespace-nowrap text-quiet tabular-nums">
        {count}
      </p>
    </div>
  );
}
