import { ChevronLeft, ChevronRight, ImageDown, LayoutGrid, NotebookText, WandSparkles } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useBar } from '@/components/ui/bars';
import { Button, buttonClasses } from '@/components/ui/button';
import type { FitVerdict } from '@/lib/deck/placed';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';

type Props = {
  at: number;
  count: number;
  verdict: FitVerdict;
  onTurn: (by: 1 | -1) => void;
  /** The URL of the card as a PNG. */
  pictureAddress: string;
  /** Null if no card has notes. */
  notes: { isOpen: boolean; onToggle: () => void } | null;
  grid: { isOpen: boolean; onToggle: () => void };
  /** Null if the card cannot be rewritten. `state`: a new version waits for a decision, or is being written. */
  rewrite: { state: 'ready' | 'in-progress' | null; onOpen: () => void } | null;
};

/** Notes on how a card's content fitted; none if it fitted. */
const FIT_WORDS = perLocale(() => ({
  placed: null,
  tightened: t('Tightened to fit'),
  reflowed: t('Layout changed to fit'),
  overflowing: t('Too much for one card'),
}));

/** The bar below the stage: card number, fit, and view controls. */
export function DeckBar({ at, count, verdict, onTurn, pictureAddress, notes, grid, rewrite }: Props) {
  const fit = FIT_WORDS[verdict.kind];
  const bar = useRef<HTMLDivElement>(null);
  useBar(bar);
  return (
    <div
      ref={bar}
      className="grid min-h-12 grid-cols-[1fr_auto_1fr] items-center gap-2 px-4 pb-1 text-13 text-quiet lg:px-8"
    >
      <p className="min-w-0 truncate" title={verdict.why ?? undefined}>
        {fit && <span className={verdict.kind === 'overflowing' ? 'text-warn' : undefined}>{fit}</span>}
      </p>
      <div className="flex items-center gap-1">
        <Turn label={t('Previous card')} isEnd={at === 0} onClick={() => onTurn(-1)}>
          <ChevronLeft aria-hidden="true" size={18} className="rtl:-scale-x-100" />
        </Turn>
        <span className="min-w-16 text-center tabular-nums">
          {t('{at} of {count}', { at: (at + 1).toLocaleString(), count: count.toLocaleString() })}
        </span>
        <Turn label={t('Next card')} isEnd={at === count - 1} onClick={() => onTurn(1)}>
          <ChevronRight aria-hidden="true" size={18} className="rtl:-scale-x-100" />
        </Turn>
      </div>
      <div className="flex items-center justify-end gap-1">
        {rewrite && (
          <Button look="bare" size="small" aria-haspopup="dialog" onClick={rewrite.onOpen}>
            <WandSparkles
              aria-hidden="true"
              size={16}
              className={rewrite.state === 'in-progress' ? 'breathe' : undefined}
            />
            <span className="max-sm:sr-only">{rewriteWords(rewrite.state)}</span>
          </Button>
        )}
        {notes && (
          <Button
            look="bare"
            size="small"
            aria-pressed={notes.isOpen}
            onClick={notes.onToggle}
            className="aria-pressed:bg-sunk"
          >
            <NotebookText aria-hidden="true" size={16} />
            <span className="max-sm:sr-only">{t('Speaker notes')}</span>
          </Button>
        )}
        <a
          href={pictureAddress}
          download
          aria-label={t('Save card as PNG')}
          title={t('Save card as PNG')}
          className={buttonClasses('bare', 'small')}
        >
          <ImageDown aria-hidden="true" size={16} />
        </a>
        <Button
          look="bare"
          size="small"
          aria-pressed={grid.isOpen}
          aria-label={t('All cards')}
          title={t('All cards')}
          onClick={grid.onToggle}
          className="aria-pressed:bg-sunk"
        >
          <LayoutGrid aria-hidden="true" size={16} />
        </Button>
      </div>
    </div>
  );
}

function rewriteWords(state: 'ready' | 'in-progress' | null): string {
  if (state === 'ready') return t('Review rewrite');
  return state === 'in-progress' ? t('Rewriting…') : t('Rewrite card');
}

type TurnProps = { label: string; isEnd: boolean; onClick: () => void; children: ReactNode };

/** Stays focusable at either end, so that the focus is not lost. */
function Turn({ label, isEnd, onClick, children }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={onClick}
      className="grid size-8 place-items-center rounded-control text-ink transition hover:bg-sunk aria-disabled:cursor-default aria-disabled:opacity-40 pointer-coarse:size-11"
    >
      {children}
    </button>
  );
}
