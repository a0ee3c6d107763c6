import { say } from '@/lib/words/say';

const CARDS = ['first', 'second'] as const;

/** The shape of a deck that is on its way: cards below each other, each after its cut. */
export function DeckSkeleton() {
  return (
    <div role="status" className="breathe mx-auto w-full max-w-[860px] px-4">
      <span className="sr-only">{say('Loading the deck')}</span>
      {CARDS.map((card) => (
        <div key={card} aria-hidden="true">
          <div className="flex h-10 items-center">
            <span className="cut-line flex-1 text-edge" />
          </div>
          <div className="aspect-video rounded-card bg-sunk" />
        </div>
      ))}
    </div>
  );
}
