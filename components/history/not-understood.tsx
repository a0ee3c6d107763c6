import { Button } from '@/components/ui/button';
import { say, sayCount } from '@/lib/words/say';
import type { NotUnderstood as Unread } from './history-filter';

/** Told one by one; an address may hold thousands. */
const TOLD = 3;
const LONGEST = 40;

type Props = { unread: readonly Unread[]; onClean: () => void };

/** What the address asks for and the list does not go by: one who followed a link would take it for what was meant. */
export function NotUnderstood({ unread, onClean }: Props) {
  if (unread.length === 0) return null;
  const parts = unread.slice(0, TOLD).map(({ name, value }) => cut(`${name}=${value}`));
  const more = unread.length - parts.length;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-quiet print:hidden">
      <p role="status" className="min-w-0 wrap-anywhere">
        <span aria-hidden="true">△ </span>
        {say('Not understood in the address: {parts}', { parts: parts.join(', ') })}
        {more > 0 && ` ${sayCount(more, { one: 'and {count} more', other: 'and {count} more' })}`}
      </p>
      <Button look="bare" size="small" onClick={onClean}>
        {say('Clean the address')}
      </Button>
    </div>
  );
}

function cut(text: string): string {
  const letters = [...text];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : text;
}
