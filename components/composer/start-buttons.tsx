'use client';

import { ClipboardPaste, FileUp } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Toolbar } from '@/components/ui/toolbar';
import { t } from '@/lib/words/t';
import { LastSettings } from './last-settings';

type Props = {
  onPaste: () => void;
  onSample: () => void;
  onFile: () => void;
  isReading: boolean;
  /** Which model writes the deck; null if none does. */
  writerWords: string | null;
};

/** Ways to start, shown over the empty editor. One tab stop, like the strip they replace. */
export function StartButtons({ onPaste, onSample, onFile, isReading, writerWords }: Props) {
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
        <LastSettings />
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
