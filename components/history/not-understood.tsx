import { Button } from '@/components/ui/button';
import { t, tPlural } from '@/lib/words/t';
import type { NotUnderstood as Unread } from './history-filter';

/** The maximum number shown; a URL may hold thousands. */
const MAX_SHOWN = 3;
const MAX_VALUE_LENGTH = 40;

type Props = { unread: readonly Unread[]; onClean: () => void };

/** Lists URL parameters that have no effect, so that someone who followed a link knows what is missing. */
export function NotUnderstood({ unread, onClean }: Props) {
  if (unread.length === 0) return null;
  const parts = unread.slice(0, MAX_SHOWN).map(({ name, value }) => cut(`${name}=${value}`));
  const more = unread.length - parts.length;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-quiet print:hidden">
      <p role="status" className="min-w-0 wrap-anywhere">
        <span aria-hidden="true">△ </span>
        {t('Ignored in the URL: {parts}', { parts: parts.join(', ') })}
        {more > 0 && ` ${tPlural(more, { one: 'and {count} more', other: 'and {count} more' })}`}
      </p>
      <Button look="bare" size="small" onClick={onClean}>
        {t('Clean up URL')}
      </Button>
    </div>
  );
}

function cut(text: string): string {
  const characters = [...text];
  return characters.length > MAX_VALUE_LENGTH ? `${characters.slice(0, MAX_VALUE_LENGTH - 1).join('')}…` : text;
}
