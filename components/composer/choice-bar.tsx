'use client';

import { SlidersHorizontal } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useFormContext, useWatch } from 'react-hook-form';
import { loadPart } from '@/components/ui/load-part';
import { LoadingState } from '@/components/ui/states';
import type { Draft } from '@/lib/composer/draft';
import { t } from '@/lib/words/t';
import { AdvancedSummary } from './advanced-summary';
import { CELL_CLASS, CellFace, ChoiceCell } from './choice-cell';
import { FORMAT_WORDS, imageSourceWords, textModeWords } from './choice-words';
import { useFormSession } from './form-session';
import { LengthCell } from './length-cell';
import { useRemarks } from './remarks-context';
import { ThemeCell } from './theme-cell';
import { useFormatChoice } from './use-format-choice';
import { useWriterWords } from './use-writer-words';

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
    name: ['operation', 'textMode', 'format', 'imageSource'],
  });
  const onFormat = useFormatChoice();
  const imagesWarning = useRemarks('imageSource').warning;
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
