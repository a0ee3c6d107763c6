import { WebpageFrame } from '@/components/deck/webpage-frame';
import { usePrinting } from '@/components/ui/use-printing';
import type { DeckAnswer } from '@/lib/contract/composer';
import { PrintedDeck } from './printed-deck';

/** The page of a webpage run, shown instead of its cards. */
export function WebpageDesk({ answer: { deck, images }, page }: { answer: DeckAnswer; page: string }) {
  const isPrinting = usePrinting();
  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col bg-surface print:hidden">
        <WebpageFrame src={page} title={deck.title} className="flex-1 max-lg:h-[78svh] max-lg:flex-none" />
      </div>
      {isPrinting && <PrintedDeck deck={deck} imageUrl={(key) => images[key] ?? ''} />}
    </>
  );
}
