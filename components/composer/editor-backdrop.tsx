import { Fragment } from 'react';
import { classNames } from '@/components/ui/class-names';
import { findMarkers, splitAtMarkers } from '@/lib/contract/count-cards';

type Props = { text: string; cuts: boolean; className: string };

/**
 * The same text once more, unseen, behind the one that is typed: it breaks its lines at the same places, and so knows
 * where each card begins and each cut runs.
 */
export function EditorBackdrop({ text, cuts, className }: Props) {
  const parts = splitAtMarkers(text);
  const markers = findMarkers(text);
  const numbered = cuts && parts.length > 1;
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'pointer-events-none col-start-1 row-start-1 min-w-0 wrap-anywhere whitespace-pre-wrap text-transparent select-none',
        className,
      )}
    >
      {parts.map((part, index) => (
        <Fragment key={`${index}-${part.firstLine}`}>
          {index > 0 && <Cut line={markers[index - 1]?.line ?? 0} cuts={cuts} />}
          <div className="relative" data-line={part.firstLine}>
            {numbered && (
              <span className="absolute -left-8 w-5 text-right font-mono text-12 leading-6 text-quiet tabular-nums">
                {index + 1}
              </span>
            )}
            {/* The last line end of a text area opens a line; that of a block does not. */}
            {index === parts.length - 1 ? `${part.text}\u200b` : part.text}
          </div>
        </Fragment>
      ))}
    </div>
  );
}

function Cut({ line, cuts }: { line: number; cuts: boolean }) {
  return (
    <div className="relative" data-line={line}>
      ---
      <span
        className={classNames('cut-line absolute top-1/2 right-[-1.5rem] left-7', cuts ? 'text-edge' : 'text-hairline')}
      />
    </div>
  );
}
