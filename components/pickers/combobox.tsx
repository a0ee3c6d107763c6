'use client';

import { ChevronsUpDown } from 'lucide-react';
import dynamic from 'next/dynamic';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadPart } from '@/components/ui/load-part';
import { DropDown } from '@/components/ui/popover';
import { LoadingState } from '@/components/ui/states';
import { t } from '@/lib/words/t';
import type { ComboboxListProps } from './combobox-list';
import { moveActive } from './move-active';
import type { Named, PickerSource } from './picker-list';

const loadList = () => import('./combobox-list');
// Loaded when a list is first opened. The type parameter is that of the picker's rows.
const ComboboxList = dynamic<ComboboxListProps<Named>>(loadPart(loadList), {
  ssr: false,
  loading: () => <LoadingState label={t('Loading…')} className="p-2" />,
}) as <Item extends Named>(props: ComboboxListProps<Item>) => ReactNode;

type Props<Item extends Named> = {
  id: string;
  source: PickerSource<Item>;
  /** The input's text while it is not used to search. */
  shown: string;
  /** The first option, for "none"; hidden while searching. */
  none?: ReactNode;
  isChosen: (id: string) => boolean;
  onPick: (item: Item | null) => void;
  /** Accepts a text that is not an option. Without it only options can be selected. */
  onText?: (text: string) => void;
  /** With free text: a prefix that matches exactly one option selects it. */
  takesBeginning?: boolean;
  /** Called with the highlighted option; null if there is none. */
  onHighlight?: (id: string | null) => void;
  row: (item: Item) => ReactNode;
  /** The group heading of an option. Options of a group must be adjacent. */
  groupOf?: (item: Item) => string;
  /** A multi-select list stays open. */
  many?: boolean;
  placeholder: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
};

/** Search and select: the ARIA combobox pattern over a local or paginated list. */
export function Combobox<Item extends Named>(props: Props<Item>) {
  const {
    id,
    source,
    shown,
    none,
    isChosen,
    onPick,
    onText,
    takesBeginning,
    onHighlight,
    row,
    groupOf,
    many,
    placeholder,
    ...aria
  } = props;
  const [open, setOpen] = useState(false);
  /** False while the list’s code loads: the input must not refer to an id that is not in the document. */
  const [isListed, setListed] = useState(false);
  const [query, setQuery] = useState<string | null>(null);
  /** The highlighted option's id, "" for "none": by id, so that a changed list does not move the highlight. */
  const [movedTo, setMovedTo] = useState<string | null>(null);
  /** Enter or blur happened before the rows for the query loaded; applied once they have. */
  const [pendingAction, setPendingAction] = useState<'enter' | 'leave' | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // Hovered or focused, so likely to be opened: preloads the first page.
  const [near, setNear] = useState(false);
  const approach = () => {
    setNear(true);
    void loadList().catch(() => {});
  };
  const list = source.useRows(query ?? '', open || near);
  const options: readonly (Item | null)[] = none !== undefined && !query ? [null, ...list.rows] : list.rows;
  const isWhole = list.isSettled && (list.state === 'end' || list.state === 'empty');
  const meant = takesBeginning && query && isWhole ? onlyOption(list.rows, query) : null;
  const placeOf = (wanted: string | undefined) => options.findIndex((item) => (item?.id ?? '') === wanted);
  const movedAt = movedTo === null ? -1 : placeOf(movedTo);
  const active = !open ? -1 : movedAt >= 0 ? movedAt : placeOf(meant?.id);
  const activeItem = options[active];
  const highlighted = active === -1 ? null : (activeItem?.id ?? '');
  const setActive = (index: number) => {
    const item = options[index];
    setMovedTo(item === undefined ? null : (item?.id ?? ''));
  };
  useEffect(() => onHighlight?.(highlighted), [highlighted, onHighlight]);

  const close = () => {
    setOpen(false);
    setQuery(null);
    setMovedTo(null);
    setPendingAction(null);
  };
  const pick = (item: Item | null) => {
    onPick(item);
    if (many) setQuery(null);
    else close();
  };
  /** Applies the typed text if free text is allowed: the option it matches, or else the text itself. */
  const takeText = () => {
    if (query === null || !onText) return;
    const text = query.trim();
    const option = meant ?? typedOption(list.rows, text);
    if (text === '' || option) onPick(option ?? null);
    else onText(text);
  };
  const takeByEnter = () => {
    if (activeItem !== undefined) pick(activeItem);
    else if (onText) {
      takeText();
      close();
    }
  };
  const mustWait = takesBeginning && query && !list.isSettled;
  /** On blur the text applies at once, so that the form is never submitted without it. */
  const leave = () => {
    takeText();
    if (!mustWait) return close();
    setOpen(false);
    setPendingAction('leave');
  };
  const actions = useRef({ enter: takeByEnter, leave });
  actions.current = { enter: takeByEnter, leave };
  useEffect(() => {
    if (pendingAction && list.isSettled) actions.current[pendingAction]();
  }, [pendingAction, list.isSettled]);
  /** Returns whether the key was handled. */
  const onKey = (key: string, alt: boolean): boolean => {
    if (key === 'Escape') {
      if (open) close();
      return open;
    }
    if (key === 'Enter') {
      if (activeItem === undefined && mustWait) setPendingAction('enter');
      else takeByEnter();
      return open;
    }
    if (!open && key !== 'ArrowDown' && key !== 'ArrowUp') return false;
    const next = moveActive(key, active, options.length);
    if (next === null) return false;
    setOpen(true);
    if (!alt || open) setActive(next);
    if (next >= options.length - 3) list.more();
    return true;
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only detects that the focus has left it
    <div
      onPointerEnter={approach}
      onFocus={() => {
        approach();
        setPendingAction(null);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) leave();
      }}
    >
      <div className="relative">
        <input
          ref={input}
          id={id}
          role="combobox"
          type="text"
          autoComplete="off"
          spellCheck={false}
          // The list is only referred to while it is in the document.
          aria-expanded={open && isListed}
          aria-controls={open && isListed ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={active === -1 || !isListed ? undefined : `${id}-option-${active}`}
          className="control truncate pe-8"
          placeholder={placeholder}
          value={query ?? shown}
          onChange={(event) => {
            setQuery(event.target.value);
            setPendingAction(null);
            setOpen(true);
          }}
          onClick={(event) => {
            event.currentTarget.select();
            setOpen(true);
          }}
          onKeyDown={(event) => {
            // The form is about to be submitted from here, so the typed text must be in it.
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) takeText();
            if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
            if (onKey(event.key, event.altKey)) {
              event.preventDefault();
              event.stopPropagation();
            }
          }}
          {...aria}
        />
        <ChevronsUpDown
          aria-hidden="true"
          size={14}
          className="pointer-events-none absolute top-1/2 end-2.5 -translate-y-1/2 text-quiet"
        />
      </div>
      {open && (
        <DropDown
          anchor={input}
          className="fixed inset-auto overflow-hidden rounded-control border border-edge bg-raised text-ink shadow-card"
        >
          <ComboboxList
            id={id}
            options={options}
            none={none}
            active={active}
            list={list}
            noun={source.noun}
            rowHeight={source.rowHeight}
            many={many}
            takesAny={onText !== undefined}
            query={query ?? ''}
            isChosen={isChosen}
            row={row}
            groupOf={groupOf}
            onPick={(item) => {
              pick(item);
              input.current?.focus();
            }}
            onHover={setActive}
            onListed={setListed}
          />
        </DropDown>
      )}
    </div>
  );
}

/** The option whose id or full name equals the text, ignoring case. */
export function typedOption<Item extends Named>(rows: readonly Item[], typed: string): Item | null {
  const key = typed.trim().toLowerCase();
  return rows.find(({ id, name }) => id.toLowerCase() === key || name.toLowerCase() === key) ?? null;
}

/**
 * The only option of a complete list whose name begins with the text. None if the text is itself an id, or several
 * names match.
 */
export function onlyOption<Item extends Named>(rows: readonly Item[], typed: string): Item | null {
  const key = typed.trim().toLowerCase();
  if (key === '') return null;
  const exact = typedOption(rows, typed);
  if (exact) return exact;
  const [one, another] = rows.filter(({ name }) => name.toLowerCase().startsWith(key));
  return one && !another ? one : null;
}
