'use client';

import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripVertical, Merge, Plus, Scissors, Trash2 } from 'lucide-react';
import {
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { placeInText } from '@/components/composer/text/text-lines';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import {
  addCard,
  type CardFrame,
  type CardPiece,
  cardPieces,
  deleteCard,
  editCard,
  joinPieces,
  mergeWithNext,
  moveCard,
  piecesFromLines,
  pinPieces,
  splitCard,
} from '@/lib/composer/card-pieces';
import { t } from '@/lib/words/t';
import type { CaretPlace } from './editor-reports';

export type CardListHandle = { goToCard: (card: number) => void };

type Props = {
  id: string;
  label: string;
  text: string;
  /** The lines (1-based) on which the preview's cards begin; null if the text is split at its --- lines. */
  lines: readonly (number | null)[] | null;
  /** Splits the text at --- lines from now on. */
  onSplit: () => void;
  onText: (text: string) => void;
  onBlur: () => void;
  /** Announces what was done, with an undo. */
  onDone: (said: string, before: string) => void;
  /** Called with the card that has the focus and the line on which its text begins. */
  onCaret: (place: CaretPlace) => void;
  handle: Ref<CardListHandle>;
  'aria-describedby'?: string;
};

type Focus = { card: number; caret: number | 'end' | 'handle' };

/** The text as a list of cards that can be edited, added, split, merged and moved, by pointer and by keyboard. */
export function CardList({ id, label, text, lines, onSplit, onText, onBlur, onDone, onCaret, handle, ...aria }: Props) {
  // The preview reports its cards a moment after the text has changed, so the split of edited
  // cards does not change until the focus leaves.
  const [written, setWritten] = useState<{ text: string; pieces: readonly CardPiece[] } | null>(null);
  const cut = useMemo(() => (lines ? piecesFromLines(text, lines) : cardPieces(text)), [text, lines]);
  const pieces = lines && written?.text === text ? written.pieces : cut;
  const names = useCardIds(pieces.length);
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<Focus | null>(null);
  const latest = useRef({ pieces, text, lines, onSplit, onText, onDone, onCaret, names });
  latest.current = { pieces, text, lines, onSplit, onText, onDone, onCaret, names };

  useEffect(() => {
    const focus = focusNext.current;
    if (!focus) return;
    focusNext.current = null;
    goTo(list.current, focus);
    // A moved card keeps the focus, so no focus event reports its new place.
    reportPlace();
  });
  useImperativeHandle(handle, () => ({ goToCard: (card) => goTo(list.current, { card, caret: 0 }) }));

  const reportPlace = () => {
    const item = document.activeElement?.closest('li');
    const card = item && list.current ? [...list.current.children].indexOf(item) : -1;
    if (card >= 0) latest.current.onCaret({ card, line: firstLineOf(latest.current.pieces, card) });
  };
  /** Cards can only be moved, added or merged with --- lines between them. */
  const pinned = useCallback(() => {
    const { lines, pieces, text, onSplit, onDone } = latest.current;
    if (!lines) return latest.current;
    onSplit();
    onDone(t('The text is now split at --- lines.'), text);
    return { ...latest.current, pieces: pinPieces(pieces) };
  }, []);
  const write = useCallback((next: readonly CardPiece[], focus: Focus | null) => {
    focusNext.current = focus;
    const joined = joinPieces(next);
    setWritten({ text: joined, pieces: next });
    latest.current.onText(joined);
  }, []);
  const move = useCallback(
    (from: number, to: number, caret: Focus['caret']) => {
      const { pieces, names } = pinned();
      if (to < 0 || to >= pieces.length || from === to) return;
      names.move(from, to);
      write(moveCard(pieces, from, to), { card: to, caret });
    },
    [write, pinned],
  );
  const onAct = useCallback(
    (index: number, act: CardAct) => {
      if (act.kind === 'edit') return write(editCard(latest.current.pieces, index, act.body, act.frame), null);
      const { pieces, names, text, onDone } = pinned();
      switch (act.kind) {
        case 'split':
          names.add(index + 1);
          return write(splitCard(pieces, index, act.offset), { card: index + 1, caret: 0 });
        case 'merge':
          names.remove(index + 1);
          return write(mergeWithNext(pieces, index), { card: index, caret: pieces[index]?.body.length ?? 0 });
        case 'addBelow':
          names.add(index + 1);
          return write(addCard(pieces, index + 1), { card: index + 1, caret: 0 });
        case 'delete':
          names.remove(index);
          write(deleteCard(pieces, index), { card: Math.min(index, pieces.length - 2), caret: 'end' });
          return onDone(t('Card {index} deleted', { index: index + 1 }), text);
        case 'moveUp':
          return move(index, index - 1, 'end');
        case 'moveDown':
          return move(index, index + 1, 'end');
      }
    },
    [write, move, pinned],
  );

  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (name: string | number) => names.ids.indexOf(String(name));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) move(placeOf(active.id), placeOf(over.id), 'handle');
  };
  const placed = (name: string | number | undefined) =>
    name === undefined
      ? t('nowhere')
      : t('position {place} of {count}', { place: placeOf(name) + 1, count: names.ids.length });
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-label={t('{label}, as cards', { label })}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setWritten(null);
        onBlur();
      }}
      className="relative h-full overflow-y-auto px-4 py-3 lg:px-6"
      {...aria}
    >
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={onDragEnd}
        accessibility={{
          screenReaderInstructions: {
            draggable: t('Press Space to pick up the card, arrow keys to move it, Space to drop it, Escape to cancel.'),
          },
          announcements: {
            onDragStart: ({ active }) => t('Card picked up at {id}.', { id: placed(active.id) }),
            onDragOver: ({ over }) => t('Over {id}.', { id: placed(over?.id) }),
            onDragEnd: ({ over }) => t('Card dropped at {id}.', { id: placed(over?.id) }),
            onDragCancel: ({ active }) => t('Card stays at {id}.', { id: placed(active.id) }),
          },
        }}
      >
        <SortableContext items={names.ids} strategy={verticalListSortingStrategy}>
          <ol ref={list} onFocus={reportPlace} className="flex flex-col gap-3">
            {pieces.map((piece, index) => (
              <CardItem
                key={names.ids[index]}
                id={names.ids[index] ?? ''}
                index={index}
                isLast={index === pieces.length - 1}
                piece={piece}
                onAct={onAct}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <Button
        look="outline"
        size="small"
        className="mt-3"
        onClick={() => onAct(pieces.length - 1, { kind: 'addBelow' })}
      >
        {t('Add card')}
      </Button>
    </section>
  );
}

/** The line (1-based) on which a card's text begins. */
function firstLineOf(pieces: readonly CardPiece[], card: number): number {
  const before = joinPieces(pieces.slice(0, card)) + (pieces[card]?.lead ?? '');
  return before.split('\n').length;
}

function goTo(list: HTMLOListElement | null, { card, caret }: Focus) {
  const item = list?.children[card];
  item?.scrollIntoView({ block: 'nearest' });
  if (caret === 'handle') return item?.querySelector('button')?.focus();
  const area = item?.querySelector('textarea');
  if (!area) return;
  area.focus({ preventScroll: true });
  const at = caret === 'end' ? area.value.length : caret;
  area.setSelectionRange(at, at);
}

/** Stable keys for cards that survive moves, so that a moved card keeps its textarea and caret. */
function useCardIds(count: number) {
  const ids = useRef<string[]>([]);
  const next = useRef(0);
  const fresh = () => {
    next.current += 1;
    return `card-${next.current}`;
  };
  while (ids.current.length < count) ids.current.push(fresh());
  if (ids.current.length > count) ids.current = ids.current.slice(0, count);
  return {
    ids: ids.current,
    add: (at: number) => {
      ids.current = ids.current.toSpliced(at, 0, fresh());
    },
    remove: (at: number) => {
      ids.current = ids.current.toSpliced(at, 1);
    },
    move: (from: number, to: number) => {
      const moved = ids.current[from];
      if (moved !== undefined) ids.current = ids.current.toSpliced(from, 1).toSpliced(to, 0, moved);
    },
  };
}

type CardAct =
  | { kind: 'edit'; body: string; frame: CardFrame }
  | { kind: 'split'; offset: number }
  | { kind: 'merge' | 'addBelow' | 'delete' | 'moveUp' | 'moveDown' };

type CardItemProps = {
  id: string;
  index: number;
  isLast: boolean;
  piece: CardPiece;
  onAct: (index: number, act: CardAct) => void;
};

/** One card of the text: its textarea, a drag handle, and its actions. */
const CardItem = memo(
  function CardItem({ id, index, isLast, piece, onAct }: CardItemProps) {
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
