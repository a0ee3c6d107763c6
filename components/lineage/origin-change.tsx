import { useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { textChanges } from '@/lib/compare/text-changes';
import type { FieldDifference } from '@/lib/composer/request-differences';
import { t, tPlural } from '@/lib/words/t';
import { fieldWords, isText, type KnownNames, valueWords } from './field-change-words';

type Props = { change: FieldDifference; names: KnownNames; onTakeBack: () => void };

/** One field that differs from the run, with a button to revert it. */
export function OriginChange({ change, names, onTakeBack }: Props) {
  const { path, before, after } = change;
  const label = fieldWords(path);
  const [was, is] = isText(path)
    ? [null, <TextChange key={path} before={String(before ?? '')} after={String(after ?? '')} />]
    : [valueWords(path, before, names) ?? t('not set'), valueWords(path, after, names) ?? t('not set')];
  return (
    <li className="flex items-start justify-between gap-3 border-t border-hairline py-1">
      <p className="min-w-0 py-1 wrap-anywhere">
        <span className="font-medium">{label}</span>{' '}
        {was !== null && (
          <>
            <span className="sr-only">{t('was')}</span> <span className="text-quiet line-through">{was}</span>{' '}
            <span aria-hidden="true">→</span> <span className="sr-only">{t('now')}</span>{' '}
          </>
        )}
        <span>{is}</span>
      </p>
      <Button look="bare" size="small" aria-label={t('Revert {label}', { label })} onClick={onTakeBack}>
        {t('Revert')}
      </Button>
    </li>
  );
}

/** The number of changed cards. */
function TextChange({ before, after }: { before: string; after: string }) {
  const words = useMemo(() => {
    const { matches, unit } = textChanges(before, after);
    const changed = matches.filter((match) => match.kind !== 'same' || match.isMoved).length;
    if (unit === 'cards')
      return tPlural(
        changed,
        { one: '1 card differs', other: '{count} cards differ' },
        { count: changed.toLocaleString() },
      );
    return tPlural(
      changed,
      { one: '1 part differs', other: '{count} parts differ' },
      { count: changed.toLocaleString() },
    );
  }, [before, after]);
  return <span className="text-quiet">{words}</span>;
}
