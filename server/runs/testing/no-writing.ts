import type { DeckWriting } from '@/server/engine/artifacts';

/** A `DeckWriting` for tests that writes nothing and has nothing. */
export const NO_WRITING: DeckWriting = {
  async *watch() {
    yield { event: 'end' };
  },
  plansOutline: async () => false,
  reviewUntil: async () => null,
  outline: async () => null,
  saveOutline: async () => false,
  approveOutline: async () => ({ ok: false, reason: 'decided' }),
  carryReview: async () => {},
  cancel: async () => false,
  cancelledDeck: async () => null,
  rewrites: async () => null,
  creditsAfterwards: async () => new Map(),
  sources: async () => [],
  startRewrite: async () => ({ ok: false, reason: 'no-deck' }),
  decideRewrite: async () => false,
};
