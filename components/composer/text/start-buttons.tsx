'use client';

import { ClipboardPaste, FileUp, History, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useDeskContext } from '@/components/drafts/desk-context';
import { Button } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';
import { Toolbar } from '@/components/ui/toolbar';
import { Trans } from '@/components/ui/trans';
import { type Draft, settingsOf, withSettings } from '@/lib/composer/draft';
import { t } from '@/lib/words/t';
import { useFormSession, useLiveDraft } from '../form-session';

type Props = {
  onPaste: () => void;
  onSample: () => void;
  onFile: () => void;
  onBatch: () => void;
  isReading: boolean;
  /** Which model writes the deck; null if none does. */
  writerWords: string | null;
};

/** Ways to start, shown over the empty editor. One tab stop, like the strip they replace. */
export function StartButtons({ onPaste, onSample, onFile, onBatch, isReading, writerWords }: Props) {
  return (
    <div className="pointer-events-none absolute inset-x-0 top-18 ps-12 pe-4 max-[28rem]:top-24">
      <Toolbar label={t('Start')} className="pointer-events-auto flex w-fit flex-wrap gap-2">
        <Button look="next" onClick={onPaste}>
          <ClipboardPaste aria-hidden="true" size={16} />
          {t('Paste text')}
        </Button>
        <Button onClick={onSample}>{t('Try a sample')}</Button>
        <Button look="bare" disabled={isReading} onClick={onFile} className="max-[28rem]:-ms-3">
          <FileUp aria-hidden="true" size={16} />
          {isReading ? t('Reading…') : t('Choose a file')}
        </Button>
        <Button look="bare" onClick={onBatch} className="text-start whitespace-normal! max-[28rem]:-ms-3">
          <Table2 aria-hidden="true" size={16} />
          {t('For each row of a table')}
        </Button>
        <LastSettings />
        <Connect />
      </Toolbar>
      <p className="mt-4 text-12 text-quiet pointer-coarse:hidden">
        {t('Or drop a DOCX, PDF, Markdown, text or image file here.')}
      </p>
      <p className="mt-4 hidden text-12 text-quiet pointer-coarse:block">
        {t('Files: DOCX, PDF, Markdown, text or images.')}
      </p>
      {writerWords && <p className="mt-1 text-12 wrap-anywhere text-quiet">{writerWords}</p>}
    </div>
  );
}

/** Says what the program does by itself, and leads to what can be connected, until something is. */
function Connect() {
  const { settings } = useFormSession();
  if (!settings || settings.modelConnected || settings.targets.includes('remote')) return null;
  const link = (href: string) => (words: ReactNode) => (
    <PageLink href={href} className="underline hover:text-ink">
      {words}
    </PageLink>
  );
  return (
    <p className="basis-full pt-2 text-12 text-quiet">
      <Trans
        of="Local turns your own text into cards on this server. <model>Connect a model</model> or <remote>connect a remote service</remote> to have text written."
        with={{ model: link('/settings/models'), remote: link('/settings/remote') }}
      />
    </p>
  );
}

/** Applies the settings of the last deck made on this device; nothing if there is none or they are in use. */
function LastSettings() {
  const { getValues, reset } = useFormContext<Draft>();
  const { desk, device } = useDeskContext();
  const [last] = useState(() => device.list().find(({ runId }) => runId !== null)?.draft ?? null);
  const draft = useLiveDraft();
  if (last === null || JSON.stringify(settingsOf(last)) === JSON.stringify(settingsOf(draft))) return null;
  return (
    <Button
      look="bare"
      size="small"
      className="text-start whitespace-normal!"
      onClick={() => {
        reset(withSettings(getValues(), settingsOf(last)), { keepDirty: true });
        desk.changed();
      }}
    >
      <History aria-hidden="true" size={14} />
      {t('Use settings of your last deck')}
    </Button>
  );
}
