import 'server-only';
import type { Card, Picture } from '@/lib/deck/blocks';
import type { DeckTheme } from '@/lib/deck/theme';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import { shapeOfRatio } from '@/server/pictures/photo-provider';
import { failureWords, isPictureError, PictureError, type PictureFailure } from '@/server/pictures/picture-error';
import type { PictureMemory } from '../store/asked-pictures';
import type { Slot } from './find-slots';
import type { PictureSupply } from './picture-supply';
import { headingOf, picturePrompt } from './picture-words';
import { type TakeContext, takePicture } from './take-picture';

/** The outcome for a slot: a picture with its alt text, or the reason why there is none. */
export type SlotResult =
  | { ok: true; picture: Extract<Picture, { kind: 'file' }>; alt: string; isMade?: true }
  | { ok: false; why: StoredMessage };

type Order = {
  cards: readonly Card[];
  slots: readonly Slot[];
  title: string;
  theme: DeckTheme;
  style: string | null;
  memory: PictureMemory;
};

/** A run stops asking after this many consecutive failures of the server (not of a single prompt). */
const MAX_FAILURES = 2;
const SERVER_FAILURES: readonly PictureFailure[] = ['unreachable', 'timeout', 'throttled', 'server', 'key', 'rejected'];

/**
 * Asks the image model for the pictures of the slots. Each request is recorded before it is sent, so that none is sent
 * twice, even if this process dies. Throws only if `context.signal` aborts.
 */
export async function makePictures(
  maker: NonNullable<PictureSupply['maker']>,
  { cards, slots, title, theme, style, memory }: Order,
  context: TakeContext,
): Promise<SlotResult[]> {
  const failed = (reason: PictureFailure): SlotResult => ({ ok: false, why: failureWords(reason, maker.name) });
  let failures = 0;
  const makeOne = async ({ card: at, shape }: Slot, order: number): Promise<SlotResult> => {
    const card = cards[at]!;
    if (order >= maker.mostPerRun) return failed('budget');
    if (failures >= MAX_FAILURES) return failed('paused');
    const alt = headingOf(card) || 'AI image';
    const earlier = await memory.find(at);
    if (earlier?.state === 'made') return { ok: true, picture: earlier.picture, alt, isMade: true };
    if (earlier) return earlier.state === 'failed' ? { ok: false, why: earlier.why } : failed('interrupted');
    try {
      const prompt = picturePrompt({ card, title, theme, style });
      // Record the request only now. While it waits for its turn, nothing has been requested yet.
      const beforeSend = async () => {
        if (!(await memory.begin(at))) throw new PictureError('interrupted');
      };
      const made = await maker.make({ prompt, shape: shapeOfRatio(shape), signal: context.signal, beforeSend });
      const taken = await takePicture(made, shape, [maker.origin], context);
      const picture = { ...taken, credit: englishMessage('AI image by {model}', { model: maker.name }) };
      await memory.end(at, { state: 'made', picture });
      failures = 0;
      return { ok: true, picture, alt, isMade: true };
    } catch (error) {
      context.signal.throwIfAborted();
      const known = isPictureError(error) ? error : new PictureError('unusable', { cause: error });
      if (SERVER_FAILURES.includes(known.reason)) failures += 1;
      const why = failureWords(known.reason, maker.name);
      await memory.end(at, { state: 'failed', why });
      return { ok: false, why };
    }
  };
  await memory.plan(slots.slice(0, maker.mostPerRun).map(({ card }) => card));
  // The client limits concurrency itself. Making one picture after another here would waste that.
  return inTurns(slots, MAX_CONCURRENT, makeOne);
}

const MAX_CONCURRENT = 4;

/** Works through the items in order, `most` at a time. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  most: number,
  work: (item: Item, order: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at]!, at);
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker));
  return results;
}
