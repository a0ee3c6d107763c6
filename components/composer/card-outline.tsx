import { classNames } from '@/components/ui/class-names';
import type { OutlineEntry } from './outline-cards';

type Props = { entries: readonly OutlineEntry[]; onGo: (card: number, line: number) => void };

/** Each card of the text by its title; a click goes to where it begins. */
export function CardOutline({ entries, onGo }: Props) {
  return (
    <nav aria-label="Cards in your text" className="min-h-0 overflow-y-auto px-2 py-3 contain-content">
      <ol>
        {entries.map((entry, index) => (
          <li key={index}>
            <button
              type="button"
              disabled={entry.line === null}
              onClick={() => entry.line !== null && onGo(index, entry.line)}
              className="flex min-h-7 w-full items-baseline gap-2 rounded-control px-2 py-1 text-left text-13 transition enabled:hover:bg-sunk pointer-coarse:min-h-11"
            >
              <span className="w-4 shrink-0 text-right font-mono text-12 text-quiet tabular-nums">{index + 1}</span>
              <span
                className={classNames(
                  'line-clamp-2 min-w-0',
                  (entry.empty || entry.line === null) && 'text-quiet italic',
                )}
              >
                {entry.title}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
