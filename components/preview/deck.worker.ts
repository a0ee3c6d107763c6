import { isDeckTooLarge } from '@/lib/deck/deck-limits';
import { tStored } from '@/lib/words/stored-messages';
import { type DeckCall, DeckMaker, type DeckReply } from './deck-maker';

// The live deck's worker: parsing, splitting and layout of a long text take too long for the main thread.
const maker = new DeckMaker();

self.onmessage = async ({ data }: MessageEvent<DeckCall>) => {
  const reply = await answer(data).catch(
    (error: unknown): DeckReply => ({
      kind: 'failed',
      why: isDeckTooLarge(error) ? tStored(error.reason) : String(error),
    }),
  );
  self.postMessage(reply);
};

async function answer(call: DeckCall): Promise<DeckReply> {
  if (call.kind === 'show') return { kind: 'cards', cards: maker.show(call.window) };
  return { kind: 'deck', ...(await maker.make(call.want, call.window)) };
}
