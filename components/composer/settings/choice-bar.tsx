'use client';

import { SlidersHorizontal } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useCallback, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { loadPart } from '@/components/ui/load-part';
import { LoadingState } from '@/components/ui/states';
import { type Draft, USUAL_DIMENSIONS } from '@/lib/composer/draft';
import { cardsOf } from '@/lib/composer/estimate-credits';
import { lengthOf } from '@/lib/composer/suggest/auto-cards';
import type { Dimensions, Format } from '@/lib/contract/enums';
import { t, tPlural } from '@/lib/words/t';
import { useFormSession } from '../form-session';
import { useRemarks } from '../preview/remarks-context';
import { useEstimateFacts } from '../send/use-estimate-facts';
import { useIsCounted, useIsCounting } from '../send/use-is-counting';
import { listErrors } from '../send/use-problems';
import { useSplitOfItself } from '../text/use-split-of-itself';
import { useWriterWords } from '../use-generate-instead';
import { useLiveDraft } from '../use-live-draft';
import { CELL_CLASS, CellFace, ChoiceCell } from './choice-cell';
import { DIMENSION_WORDS, FORMAT_WORDS, imageSourceWords, textModeWords } from './choice-words';
import { placeOf } from './settings-places';
import { useChangedSettings } from './use-changed-settings';

// Menus load when they are first opened.
const loading = () => <LoadingState label={t('Loading…')} rows={3} className="w-60 p-3" />;
const TextModeMenu = dynamic(
  loadPart(() => import('./text-mode-menu').then((module) => module.TextModeMenu)),
  { ssr: false, loading },
);
const FormatMenu = dynamic(
  loadPart(() => import('./format-menu').then((module) => module.FormatMenu)),
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
  if (problems > 0)
    return (
      <span className="flex min-w-0 items-center gap-1.5 text-bad">
        <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-bad" />
        <span className="truncate">{tPlural(problems, { one: '1 problem', other: '{count} problems' })}</span>
      </span>
    );
  if (changed === 0) return <span className="truncate">{usual ? DIMENSION_WORDS[usual] : t('Default')}</span>;
  return (
    <>
      <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-ink" />
      <span className="truncate">{tPlural(changed, { one: '{count} changed', other: '{count} changed' })}</span>
    </>
  );
}

const LengthMenu = dynamic(
  loadPart(() => import('./length-menu').then((module) => module.LengthMenu)),
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
