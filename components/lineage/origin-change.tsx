import { useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { textChanges } from '@/lib/compare/text-changes';
import type { FieldDifference } from '@/lib/composer/request-differences';
import { fieldWords, isText, type KnownNames, valueWords } from './field-change-words';

type Props = { change: FieldDifference; names: KnownNames; onTakeBack: () => void };

/** One field that is not as it was in the run, and the way back. */
export function OriginChange({ change, names, onTakeBack }: Props) {
  const { path, before, after } = change;
  const label = fieldWords(path);
  const [was, is] = isText(path)
    ? [null, <TextChange key={path} before={String(before ?? '')} after={String(after ?? '')} />]
    : [valueWords(path, before, names) ?? 'not set', valueWords(path, after, names) ?? 'not set'];
  return (
    <li className="flex items-start justify-between gap-3 border-t border-hairline py-1">
      <p className="min-w-0 py-1 wrap-anywhere">
        <span className="font-medium">{label}</span>{' '}
        {was !== null && (
          <>
            <span className="sr-only">was</span> <span className="text-quiet line-through">{was}</span>{' '}
            <span aria-hidden="true">→</span> <span className="sr-only">is now</span>{' '}
          </>
        )}
        <span>{is}</span>
      </p>
      <Button look="bare" size="small" aria-label={`Take back ${label}`} onClick={onTakeBack}>
        Take back
      </Button>
    </li>
  );
}

/** How many cards of it are not as they were. */
function TextChange({ before, after }: { before: string; after: string }) {
  const words = useMemo(() => {
    const { matches, unit } = textChanges(before, after);
    const changed = matches.filter((match) => match.kind !== 'same' || match.isMoved).length;
    if (unit === 'cards') return changed === 1 ? 'one card differs' : `${changed.toLocaleString()} cards differ`;
    return changed === 1 ? 'one part differs' : `${changed.toLocaleString()} parts differ`;
  }, [before, after]);
  return <span className="text-quiet">{words}</span>;
}
