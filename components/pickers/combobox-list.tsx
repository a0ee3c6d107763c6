import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { ListEnd } from './list-end';
import type { PickerList } from './use-picker-list';

type Props<Item extends { id: string }> = {
  id: string;
  options: readonly (Item | null)[];
  none?: ReactNode;
  active: number;
  list: PickerList<Item>;
  noun: readonly [string, string];
  many?: boolean;
  query: string;
  isChosen: (id: string) => boolean;
  row: (item: Item) => ReactNode;
  onPick: (item: Item | null) => void;
  onHover: (index: number) => void;
};

export function ComboboxList<Item extends { id: string }>(props: Props<Item>) {
  const { id, options, none, active, list, noun, many, query, isChosen, row, onPick, onHover } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <div
        ref={box}
        id={`${id}-list`}
        role="listbox"
        aria-label={noun[1]}
        aria-multiselectable={many || undefined}
        aria-busy={list.state === 'loading' || undefined}
        // The arrows of the input move through it; this is for scrolling by other means.
        tabIndex={-1}
        className="max-h-72 overflow-y-auto p-1 empty:p-0"
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          if (scrollHeight - scrollTop - clientHeight < 120) list.more();
        }}
      >
        {options.map((item, index) => {
          const chosen = isChosen(item?.id ?? '');
          return (
            // The keys are the input's (aria-activedescendant); the mouse has its own way.
            // biome-ignore lint/a11y/useKeyWithClickEvents: see above
            // biome-ignore lint/a11y/useFocusableInteractive: see above
            <div
              key={item?.id ?? ''}
              id={`${id}-option-${index}`}
              data-index={index}
              role="option"
              aria-selected={chosen}
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
          );
        })}
      </div>
      <ListEnd list={list} noun={noun} query={query} />
    </>
  );
}
