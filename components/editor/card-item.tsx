'use client';

import { useSortable } from '@dnd-kit/sortable';
import { GripVertical, Merge, Plus, Scissors, Trash2 } from 'lucide-react';
import { memo, type ReactNode, useRef, useState } from 'react';
import { placeInText } from '@/components/composer/text/text-lines';
import { classNames } from '@/components/ui/class-names';
import type { CardFrame, CardPiece } from '@/lib/composer/card-pieces';
import { t } from '@/lib/words/t';

export type CardAct =
  | { kind: 'edit'; body: string; frame: CardFrame }
  | { kind: 'split'; offset: number }
  | { kind: 'merge' | 'addBelow' | 'delete' | 'moveUp' | 'moveDown' };

type Props = {
  id: string;
  index: number;
  isLast: boolean;
  piece: CardPiece;
  onAct: (index: number, act: CardAct) => void;
};

/** One card of the text: its textarea, a drag handle, and its actions. */
export const CardItem = memo(
  function CardItem({ id, index, isLast, piece, onAct }: Props) {
    const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
      id,
    });
    const area = useRef<HTMLTextAreaElement>(null);
    const [typed, setTyped] = useState<{ text: string; frame: CardFrame } | null>(null);
    // Trailing blank lines are not part of the card's body, but must not disappear while they are typed.
    const own = piece.lead + piece.body + piece.tail;
    const isOwn = typed !== null && typed.frame.lead + typed.text + typed.frame.tail === own;
    const frame = isOwn ? typed.frame : { lead: piece.lead, tail: piece.tail };
    const text = isOwn ? typed.text : piece.body;
    const number = index + 1;
    const edit = (value: string) => {
      const body = withLineEndsOf(text, value);
      setTyped({ text: body, frame });
      onAct(index, { kind: 'edit', body, frame });
    };
    return (
      <li
        ref={setNodeRef}
        style={{ transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition }}
        className={classNames(
          'rounded-card border border-hairline bg-paper [contain-intrinsic-size:auto_9rem] focus-within:border-edge',
          isDragging ? 'relative z-10 shadow-card' : '[content-visibility:auto]',
        )}
      >
        <div className="flex items-center gap-1 border-b border-hairline px-1 py-1 text-quiet">
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={t('Move card {number}', { number })}
            title={t('Drag, or press Space and use the arrow keys')}
            className="inline-flex size-7 cursor-grab touch-none items-center justify-center rounded-control hover:bg-sunk pointer-coarse:size-11"
          >
            <GripVertical aria-hidden="true" size={16} />
          </button>
          <span className="font-mono text-12 tabular-nums">{number}</span>
          <div className="ms-auto flex">
            <Act
              label={t('Split card {number} at the cursor', { number })}
              onAct={() =>
                onAct(index, { kind: 'split', offset: placeInText(text, area.current?.selectionStart ?? text.length) })
              }
            >
              <Scissors aria-hidden="true" size={16} />
            </Act>
            {!isLast && (
              <Act label={t('Merge card {number} with next', { number })} onAct={() => onAct(index, { kind: 'merge' })}>
                <Merge aria-hidden="true" size={16} />
              </Act>
            )}
            <Act label={t('Add card after card {number}', { number })} onAct={() => onAct(index, { kind: 'addBelow' })}>
              <Plus aria-hidden="true" size={16} />
            </Act>
            <Act label={t('Delete card {number}', { number })} onAct={() => onAct(index, { kind: 'delete' })}>
              <Trash2 aria-hidden="true" size={16} />
            </Act>
          </div>
        </div>
        <textarea
          ref={area}
          aria-label={t('Text of card {number}', { number })}
          value={text}
          onChange={(event) => edit(event.target.value)}
          onBlur={() => setTyped(null)}
          onKeyDown={(event) => {
            if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
            event.preventDefault();
            onAct(index, { kind: event.key === 'ArrowUp' ? 'moveUp' : 'moveDown' });
          }}
          rows={Math.min(20, text.split('\n').length + 1)}
          spellCheck
          placeholder={t('Empty card')}
          className="block min-h-16 w-full resize-none rounded-b-card bg-transparent px-3 py-2 text-14 leading-6 wrap-anywhere [field-sizing:content] focus-visible:outline-none pointer-coarse:text-16"
        />
      </li>
    );
  },
  (before, after) =>
    before.id === after.id &&
    before.index === after.index &&
    before.isLast === after.isLast &&
    before.onAct === after.onAct &&
    before.piece.lead === after.piece.lead &&
    before.piece.body === after.piece.body &&
    before.piece.tail === after.piece.tail,
);

function Act({ label, onAct, children }: { label: string; onAct: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onAct}
      className="inline-flex size-7 items-center justify-center rounded-control transition hover:bg-sunk hover:text-ink pointer-coarse:size-11"
    >
      {children}
    </button>
  );
}

/** A textarea only has LF line breaks; a card with CRLF line breaks keeps them. */
function withLineEndsOf(before: string, typed: string): string {
  const isWindows = before.includes('\r\n') && !/(?<!\r)\n/.test(before);
  return isWindows ? typed.replace(/\n/g, '\r\n') : typed;
}
