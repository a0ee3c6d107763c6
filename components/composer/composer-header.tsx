import { useDeskContext } from '@/components/drafts/desk-context';
import { DraftTitle } from '@/components/drafts/draft-title';
import { SavedMark } from '@/components/drafts/saved-mark';
import { classNames } from '@/components/ui/class-names';
import { perLocale } from '@/lib/words/per-locale';
import { t } from '@/lib/words/t';
import { ChoiceField } from './choice-field';
import { DraftMenu } from './later-parts';

const SOURCES = perLocale(
  () =>
    [
      { value: 'generate', label: <span className="px-1">{t('Text')}</span> },
      { value: 'template', label: <span className="px-1">{t('Template')}</span> },
    ] as const,
);

type Props = { className?: string; onApi: () => void; onImport: () => void };

/** The draft's title, its source, and its menu. */
export function ComposerHeader({ className, onApi, onImport }: Props) {
  const { state } = useDeskContext();
  return (
    <div
      className={classNames(
        'flex h-12 shrink-0 items-center gap-1 border-b border-hairline px-4 sm:gap-2 lg:px-6 pointer-coarse:h-14',
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 items-center gap-2">
        <DraftTitle />
        <SavedMark mark={state.mark} />
      </div>
      <ChoiceField
        path="operation"
        label={t('Source')}
        labelHidden
        className="shrink-0 [&_[role=radio]]:min-h-7 [&_[role=radio]]:py-0 pointer-coarse:[&_[role=radio]]:min-h-11"
        standing="generate"
        options={SOURCES}
      />
      <DraftMenu onApi={onApi} onImport={onImport} />
    </div>
  );
}
