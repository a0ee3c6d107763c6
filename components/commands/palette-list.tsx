import { useEffect, useRef } from 'react';
import { StateMark } from '@/components/runs/state-mark';
import { TargetMark } from '@/components/runs/target-mark';
import { RelativeTime } from '@/components/ui/relative-time';
import type { RunSummary } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';
import type { Choice, ChoiceGroup } from './palette-choices';
import { isMac, keyWords } from './shortcut-keys';

type Props = {
  id: string;
  groups: readonly ChoiceGroup[];
  /** The index of the active line, counted across groups. */
  active: number;
  onTake: (choice: Choice) => void;
};

/** The options of the palette by group. Keys are handled by the input. */
export function PaletteList({ id, groups, active, onTake }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // For the first option, also scrolls its heading into view.
    if (active <= 0) list.current?.scrollTo({ top: 0 });
    else document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  let place = -1;
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('Search commands and runs')}
      // The input handles arrow keys; this makes the region scrollable by other means.
      tabIndex={-1}
      className="max-h-[min(24rem,60dvh)] overflow-y-auto p-2 empty:hidden"
    >
      {groups.map((group, nth) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div
          key={group.heading}
          role="group"
          aria-labelledby={group.heading === '' ? undefined : `${id}-heading-${nth}`}
        >
          <div
            id={`${id}-heading-${nth}`}
            role="presentation"
            className="px-3 pt-3 pb-1 text-12 text-quiet empty:hidden"
          >
            {group.heading}
          </div>
          {group.choices.map((choice) => {
            place += 1;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles keys (aria-activedescendant)
              // biome-ignore lint/a11y/useFocusableInteractive: see above
              <div
                key={choice.id}
                id={optionId(id, place)}
                role="option"
                // Not set on hover: a pointer that happens to rest here must not choose what Enter runs.
                aria-selected={place === active}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onTake(choice)}
                className="flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-14 hover:bg-sunk/50 aria-selected:bg-sunk pointer-coarse:min-h-11"
              >
                <span className="min-w-0 flex-1 truncate" dir={choice.of && 'auto'}>
                  {choice.title}
                </span>
                {choice.keys && <kbd className="font-mono text-12 text-quiet">{keyWords(choice.keys, isMac())}</kbd>}
                {choice.of && <RunFace run={choice.of} />}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

export function optionId(listId: string, place: number): string {
  return `${listId}-option-${place}`;
}

function RunFace({ run }: { run: RunSummary }) {
  return (
    <>
      <span className="text-12">
        <StateMark run={run} />
      </span>
      <span className="text-12 max-sm:hidden">
        <TargetMark target={run.target} />
      </span>
      <span className="text-12 text-quiet max-sm:hidden">
        <RelativeTime at={run.createdAt} />
      </span>
    </>
  );
}
