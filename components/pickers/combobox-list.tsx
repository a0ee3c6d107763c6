import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { ListEnd, loadAhead, type PickerList } from './picker-list';

export type ComboboxListProps<Item extends { id: string }> = {
  id: string;
  options: readonly (Item | null)[];
  none?: ReactNode;
  active: number;
  list: PickerList<Item>;
  /** The name of the list: "Themes". */
  noun: string;
  rowHeight: number;
  many?: boolean;
  /** Whether a text without a match may be used as the value. */
  takesAny: boolean;
  query: string;
  isChosen: (id: string) => boolean;
  row: (item: Item) => ReactNode;
  groupOf?: (item: Item) => string;
  onPick: (item: Item | null) => void;
  onHover: (index: number) => void;
  /** Called with whether the list is in the document. */
  onListed: (isListed: boolean) => void;
};

/** The options, virtualized: only visible ones are rendered. */
export default function ComboboxList<Item extends { id: string }>(props: ComboboxListProps<Item>) {
  const { id, options, none, active, list, noun, rowHeight, many, takesAny, query, isChosen, row, onPick, onHover } =
    props;
  const { groupOf, onListed } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    onListed(true);
    return () => onListed(false);
  }, [onListed]);
  // Other rows start at the top, with the first one whole.
  useLayoutEffect(() => {
    if (query !== '' && box.current) box.current.scrollTop = 0;
  }, [query]);
  const rows = useVirtualizer({
    count: options.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => options[index]?.id ?? '',
    overscan: 6,
    paddingStart: 4,
    paddingEnd: 4,
    useFlushSync: false,
    // The active option must be in the DOM for `aria-activedescendant`.
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      return active < 0 || active >= options.length || drawn.includes(active)
        ? drawn
        : // Sorted, so that options of a group stay adjacent.
          [...drawn, active].sort((one, other) => one - other);
    },
  });
  useEffect(() => {
    if (active >= 0) rows.scrollToIndex(active, { align: 'auto' });
  }, [active, rows]);
  const labelAt = (index: number) => {
    const item = options[index];
    return item && groupOf ? groupOf(item) : null;
  };
  const known = list.state === 'end' ? options.length : -1;
  return (
    <>
      <div
        ref={box}
        id={`${id}-list`}
        role="listbox"
        aria-label={noun}
        aria-multiselectable={many || undefined}
        aria-busy={list.state === 'loading' || undefined}
        // The input handles arrow keys; this makes the region scrollable by other means.
        tabIndex={-1}
        className={classNames('max-h-72 overflow-y-auto', options.length === 0 && 'hidden')}
        onScroll={loadAhead(list)}
      >
        <div role="presentation" className="relative" style={{ height: rows.getTotalSize() }}>
          {groupsOf(rows.getVirtualItems(), ({ index }) => labelAt(index)).map(({ label, members }) => (
            <Group key={label} label={label}>
              {members.map(({ index, key, start }) => {
                const item = options[index] ?? null;
                const chosen = isChosen(item?.id ?? '');
                return (
                  <div
                    key={key}
                    ref={rows.measureElement}
                    data-index={index}
                    role="presentation"
                    style={{ transform: `translateY(${start}px)` }}
                    className="absolute inset-x-1 top-0"
                  >
                    {label !== null && labelAt(index - 1) !== label && (
                      <div aria-hidden="true" className="px-2 pt-2 pb-1 text-12 font-medium text-quiet">
                        {label}
                      </div>
                    )}
                    {/* The input handles keys (aria-activedescendant); this is for the mouse. */}
                    {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
                    {/* biome-ignore lint/a11y/useFocusableInteractive: see above */}
                    <div
                      id={`${id}-option-${index}`}
                      role="option"
                      aria-selected={chosen}
                      aria-posinset={index + 1}
                      aria-setsize={known}
                      onMouseDown={(event) => event.preventDefault()}
                      onMouseMove={() => active !== index && onHover(index)}
                      onClick={() => onPick(item)}
                      className={classNames(
                        'flex min-h-9 cursor-pointer items-center gap-2 rounded-control px-2 py-1.5 text-14 pointer-coarse:min-h-11',
                        active === index && 'bg-sunk',
                      )}
                    >
                      <div className="min-w-0 flex-1">{item === null ? none : row(item)}</div>
                      <Check aria-hidden="true" size={16} className={classNames('shrink-0', !chosen && 'invisible')} />
                    </div>
                  </div>
                );
              })}
            </Group>
          ))}
        </div>
      </div>
      <ListEnd list={list} query={query} takesAny={takesAny} />
    </>
  );
}

function Group({ label, children }: { label: string | null; children: ReactNode }) {
  return label === null ? (
    children
  ) : (
    // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not field sets
    <div role="group" aria-label={label}>
      {children}
    </div>
  );
}

export type Group<Member> = { label: string | null; members: Member[] };

/** Groups adjacent members with the same label, in order. */
export function groupsOf<Member>(
  members: readonly Member[],
  labelOf: (member: Member) => string | null,
): Group<Member>[] {
  const groups: Group<Member>[] = [];
  for (const member of members) {
    const label = labelOf(member);
    const last = groups.at(-1);
    if (last && last.label === label) last.members.push(member);
    else groups.push({ label, members: [member] });
  }
  return groups;
}
