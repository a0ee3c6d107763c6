import { ImageDown, LayoutGrid, NotebookText, WandSparkles } from 'lucide-react';
import { useRef } from 'react';
import { FIT_WORDS } from '@/components/deck/deck-words';
import { useBar } from '@/components/ui/bars';
import { Button, buttonClasses } from '@/components/ui/button';
import { TurnButtons } from '@/components/ui/toolbar';
import type { FitVerdict } from '@/lib/deck/placed';
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
        <TurnButtons {...{ at, count, onTurn }} />
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
