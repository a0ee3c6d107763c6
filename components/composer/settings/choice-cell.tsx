'use client';

import { ChevronDown, ChevronRight, TriangleAlert } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { PopoverButton } from '@/components/ui/popover-button';
import type { Draft } from '@/lib/composer/draft';
import type { Cell } from '@/lib/contract/fields';
import { t } from '@/lib/words/t';
import { listErrors } from '../send/use-problems';
import { placeOf, useSettingsPlaces } from './settings-places';

/** Cells side by side in the dock; rows of a list in the Settings tab of a narrow screen. */
export const CELL_CLASS =
  'relative flex min-w-0 flex-col justify-center px-2 text-start transition hover:bg-surface aria-expanded:bg-sunk focus-visible:z-10 2xl:px-3 ' +
  'lg:h-[50px] lg:border-s lg:border-hairline lg:first:rounded-s-[9px] lg:first:border-s-0 lg:last:rounded-e-[9px] ' +
  'max-lg:min-h-13 max-lg:w-full max-lg:flex-row max-lg:items-center max-lg:justify-between max-lg:gap-4 max-lg:border-b max-lg:border-hairline max-lg:px-0';

type Props = {
  cell: Cell;
  label: string;
  value: ReactNode;
  /** Selector of the element that sets the menu's width; without it the menu has its own width. */
  widthOf?: string;
  menuClass?: string;
  title?: string | undefined;
  /** A warning about this setting, to be seen before sending. */
  warning?: string;
  children: (close: () => void) => ReactNode;
};

/** One setting of the bar: its name, its value, and the menu that changes it. */
export function ChoiceCell({ cell, label, value, widthOf, menuClass, title, warning, children }: Props) {
  const { cell: open, openCell } = useSettingsPlaces();
  const { control } = useFormContext<Draft>();
  const isWrong = listErrors(useFormState({ control }).errors).some(({ path }) => placeOf(path) === cell);
  const close = useCallback(() => {
    openCell(null);
    // The focused element was removed with the menu.
    document.getElementById(`choice-${cell}`)?.focus();
  }, [cell, openCell]);
  return (
    <PopoverButton
      buttonId={`choice-${cell}`}
      label={label}
      open={open === cell}
      onOpenChange={(next) => openCell(next ? cell : null)}
      className={CELL_CLASS}
      title={title}
      widthOf={widthOf}
      popoverClassName={menuClass}
      face={
        <CellFace
          label={label}
          value={
            isWrong ? (
              <ProblemMark />
            ) : (
              <>
                {value}
                {warning !== undefined && <WarningMark words={warning} />}
              </>
            )
          }
        />
      }
    >
      {children(close)}
    </PopoverButton>
  );
}

export function CellFace({ label, value, icon }: { label: string; value: ReactNode; icon?: ReactNode }) {
  return (
    <>
      <span className="flex min-w-0 max-w-full items-center gap-1 text-12 text-quiet max-lg:text-14 max-lg:text-ink">
        {icon}
        <span className="truncate">{label}</span>
        {!icon && <ChevronDown aria-hidden="true" size={12} className="shrink-0 max-lg:hidden" />}
      </span>
      <span className="flex min-w-0 max-w-full items-center gap-1.5 text-13 font-medium max-lg:font-normal max-lg:text-quiet">
        {value}
        <ChevronRight aria-hidden="true" size={16} className="shrink-0 lg:hidden rtl:-scale-x-100" />
      </span>
    </>
  );
}

/** An icon and hidden text, because colour alone is not enough. */
function ProblemMark() {
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-bad">
      <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-bad" />
      <span className="truncate">{t('1 problem')}</span>
    </span>
  );
}

/** The menu shows the full text. */
function WarningMark({ words }: { words: string }) {
  return (
    <span className="shrink-0 text-warn" title={words}>
      <TriangleAlert aria-hidden="true" size={13} />
      <span className="sr-only">{words}</span>
    </span>
  );
}
