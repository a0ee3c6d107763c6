'use client';

import { ChevronDown, ChevronRight, SlidersHorizontal, TriangleAlert } from 'lucide-react';
import dynamic from 'next/dynamic';
import { type ReactNode, useCallback, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { loadPart } from '@/components/ui/load-part';
import { PopoverButton } from '@/components/ui/popover';
import { LoadingState } from '@/components/ui/states';
import { type Draft, USUAL_DIMENSIONS } from '@/lib/composer/draft';
import { cardsOf } from '@/lib/composer/estimate-credits';
import { lengthOf } from '@/lib/composer/suggest/auto-cards';
import type { Dimensions, Format } from '@/lib/contract/enums';
import type { Cell } from '@/lib/contract/fields';
import { t, tPlural } from '@/lib/words/t';
import { useFormSession, useLiveDraft, useWriterWords } from '../form-session';
import { useRemarks } from '../preview/remarks-context';
import { listErrors } from '../send/form-problems';
import { useIsCounted, useIsCounting } from '../send/use-estimate';
import { useEstimateFacts } from '../send/use-estimate-facts';
import { useSplitOfItself } from '../text/use-split-of-itself';
import { DIMENSION_WORDS, FORMAT_WORDS, imageSourceWords, textModeWords } from './choice-words';
import { placeOf, useSettingsPlaces } from './settings-places';
import { useChangedSettings } from './use-changed-settings';

// Menus load when they are first opened.
const loading = () => <LoadingState label={t('Loading…')} rows={3} className="w-60 p-3" />;
const TextModeMenu = dynamic(
  loadPart(() => import('./choice-menus').then((module) => module.TextModeMenu)),
  { ssr: false, loading },
);
const FormatMenu = dynamic(
  loadPart(() => import('./choice-menus').then((module) => module.FormatMenu)),
  { ssr: false, loading },
);
const ImagesMenu = dynamic(
  loadPart(() => import('./images-menu').then((module) => module.ImagesMenu)),
  { ssr: false, loading },
);

type Props = { isAdvancedOpen: boolean; onAdvanced: (open: boolean) => void };

/** The most important settings, in one row below the text; the rest is behind Advanced. */
export function ChoiceBar({ isAdvancedOpen, onAdvanced }: Props) {
  const { control } = useFormContext<Draft>();
  const { settings, target } = useFormSession();
  const [operation, textMode, format, imageSource] = useWatch({
    control,
    name: ['operation', 'textMode', 'format', 'imageOptions.source'],
  });
  const onFormat = useFormatChoice();
  const imagesWarning = useRemarks('imageOptions.source').warning;
  const generates = operation === 'generate';
  const writes = target === 'remote' || settings?.modelConnected === true;
  const writerWords = useWriterWords();
  return (
    <section
      data-choice-bar
      aria-label={t('Settings')}
      className={`grid lg:rounded-card lg:border lg:border-edge/50 lg:bg-raised ${
        generates
          ? 'lg:grid-cols-[fit-content(7rem)_fit-content(7.5rem)_minmax(5rem,1fr)_fit-content(7.5rem)_fit-content(8rem)_auto]'
          : 'lg:grid-cols-3'
      }`}
    >
      {generates && (
        <ChoiceCell
          cell="textMode"
          label={t('Text mode')}
          value={<Value>{textModeWords(textMode, writes).label}</Value>}
          menuClass="w-62"
          title={textMode === 'preserve' ? undefined : (writerWords ?? undefined)}
        >
          {(close) => <TextModeMenu writes={writes} writerWords={writerWords} onDone={close} />}
        </ChoiceCell>
      )}
      {generates && (
        <ChoiceCell
          cell="format"
          label={t('Format')}
          value={<Value>{FORMAT_WORDS[format || 'presentation']}</Value>}
          menuClass="w-62"
        >
          {(close) => <FormatMenu onFormat={onFormat} onDone={close} />}
        </ChoiceCell>
      )}
      <ThemeCell />
      {generates && <LengthCell />}
      <ChoiceCell
        cell="images"
        label={t('Images')}
        value={
          <Value>
            {generates ? imageSourceWords(imageSource, target, settings?.imageSources) : t('From template')}
          </Value>
        }
        menuClass="w-68"
        warning={imagesWarning}
      >
        {() => <ImagesMenu withSource={generates} />}
      </ChoiceCell>
      <button
        type="button"
        id="advanced-toggle"
        aria-expanded={isAdvancedOpen}
        aria-controls={isAdvancedOpen ? 'advanced-panel' : undefined}
        onClick={() => onAdvanced(!isAdvancedOpen)}
        className={CELL_CLASS}
      >
        <CellFace
          label={t('Advanced')}
          icon={<SlidersHorizontal aria-hidden="true" size={12} className="shrink-0" />}
          value={<AdvancedSummary />}
        />
      </button>
    </section>
  );
}

function Value({ children }: { children: string }) {
  return <span className="truncate">{children}</span>;
}

/**
 * Status of the Advanced panel in the choice bar: its problems, or else the number of settings that differ from a new
 * draft.
 */
function AdvancedSummary() {
  const { control } = useFormContext<Draft>();
  const problems = listErrors(useFormState({ control }).errors).filter(
    ({ path }) => placeOf(path) === 'advanced',
  ).length;
  const changed = useChangedSettings().length;
  const [operation, format] = useWatch({ control, name: ['operation', 'format'] });
  // A new draft asks for these dimensions, which are not the interface's default.
  const usual = operation === 'generate' ? USUAL_DIMENSIONS[format || 'presentation'] : '';
  if (problems > 0) return <ProblemMark words={tPlural(problems, { one: '1 problem', other: '{count} problems' })} />;
  if (changed === 0) return <span className="truncate">{usual ? DIMENSION_WORDS[usual] : t('Default')}</span>;
  return (
    <>
      <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-ink" />
      <span className="truncate">{tPlural(changed, { one: '{count} changed', other: '{count} changed' })}</span>
    </>
  );
}

const LengthMenu = dynamic(
  loadPart(() => import('./choice-menus').then((module) => module.LengthMenu)),
  { ssr: false, loading: () => <LoadingState label={t('Loading…')} rows={3} className="p-3" /> },
);

/** The card count setting: Auto, a number, or one card per `---` section. */
function LengthCell() {
  const { control } = useFormContext<Draft>();
  const [cardSplit, autoLength, numCards] = useWatch({ control, name: ['cardSplit', 'autoLength', 'numCards'] });
  const splitsOfItself = useSplitOfItself();
  const length = lengthOf({ cardSplit, autoLength });
  return (
    <ChoiceCell
      cell="length"
      label={t('Length')}
      value={
        <span className="truncate">
          {length === 'auto' ? <AutoWords /> : length === 'breaks' ? t('At --- lines') : countWords(numCards)}
        </span>
      }
      menuClass="w-68"
    >
      {(close) => <LengthMenu length={length} splitsOfItself={splitsOfItself} onDone={close} />}
    </ChoiceCell>
  );
}

function AutoWords() {
  const draft = useLiveDraft();
  const facts = useEstimateFacts();
  const cards = cardsOf(draft, facts);
  const isExact = useIsCounted(draft);
  const isCounting = useIsCounting(draft);
  if (draft.inputText.trim() === '') return t('Auto');
  if (isCounting) return t('Auto · counting …');
  return isExact ? t('Auto · {cards}', { cards }) : t('Auto · ~{cards}', { cards });
}

function countWords(numCards: string): string {
  const count = Number(numCards);
  if (!Number.isInteger(count) || numCards.trim() === '') return t('Default');
  return tPlural(count, { one: '{count} card', other: '{count} cards' });
}

const ThemeValue = dynamic(
  loadPart(() => import('./theme-value').then((module) => module.ThemeValue)),
  { ssr: false, loading: () => <span className="truncate">…</span> },
);
const ThemeMenu = dynamic(
  loadPart(() => import('./theme-menu').then((module) => module.ThemeMenu)),
  { ssr: false, loading: () => <LoadingState label={t('Loading…')} rows={6} className="p-4" /> },
);

function ThemeCell() {
  return (
    <ChoiceCell
      cell="theme"
      label={t('Theme')}
      value={<ThemeValue />}
      widthOf="[data-choice-bar]"
      menuClass="overflow-hidden!"
    >
      {(close) => <ThemeMenu onDone={close} />}
    </ChoiceCell>
  );
}

/** Sets the format. Dimensions are per format, and the last ones used with a format are restored. */
function useFormatChoice(): (format: Format) => void {
  const { getValues, setValue } = useFormContext<Draft>();
  const left = useRef(new Map<Format, Dimensions | ''>());
  return useCallback(
    (format) => {
      const before = getValues('format') || 'presentation';
      if (before === format) return setValue('format', format, { shouldDirty: true });
      left.current.set(before, getValues('cardOptions.dimensions'));
      setValue('cardOptions.dimensions', left.current.get(format) ?? USUAL_DIMENSIONS[format], { shouldDirty: true });
      setValue('format', format, { shouldDirty: true });
    },
    [getValues, setValue],
  );
}

/** Cells side by side in the dock; rows of a list in the Settings tab of a narrow screen. */
const CELL_CLASS =
  'relative flex min-w-0 flex-col justify-center px-2 text-start transition hover:bg-surface aria-expanded:bg-sunk focus-visible:z-10 2xl:px-3 ' +
  'lg:h-[50px] lg:border-s lg:border-hairline lg:first:rounded-s-[9px] lg:first:border-s-0 lg:last:rounded-e-[9px] ' +
  'max-lg:min-h-13 max-lg:w-full max-lg:flex-row max-lg:items-center max-lg:justify-between max-lg:gap-4 max-lg:border-b max-lg:border-hairline max-lg:px-0';

type ChoiceCellProps = {
  cell: Cell;
  label: string;
  value: ReactNode;
  /** Selector of the element that sets the menu's width; without it the menu has its own width. */
  widthOf?: string;
  menuClass?: string;
  title?: string | undefined;
  /** A warning about this setting, shown before sending. */
  warning?: string;
  children: (close: () => void) => ReactNode;
};

/** One setting of the bar: its name, its value, and the menu that changes it. */
function ChoiceCell({ cell, label, value, widthOf, menuClass, title, warning, children }: ChoiceCellProps) {
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
              <ProblemMark words={t('1 problem')} />
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

function CellFace({ label, value, icon }: { label: string; value: ReactNode; icon?: ReactNode }) {
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
function ProblemMark({ words }: { words: string }) {
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-bad">
      <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-bad" />
      <span className="truncate">{words}</span>
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
