import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Draft, emptyDraft } from '@/lib/composer/draft';
import { DeviceDrafts } from './device-drafts';
import { DraftDesk } from './draft-desk';
import { memory } from './memory-storage';
import { watchNewStarts } from './new-start';

const SENT: Draft = {
  ...emptyDraft(),
  inputText: 'Die Bienen und ihre vielen Blumen',
  textMode: 'condense',
  format: 'document',
  themeId: 'harbour',
  language: 'de',
  amount: 'extensive',
  recipients: ['someone@example.org'],
};

function open(fresh: Draft = emptyDraft()) {
  const shown = { draft: emptyDraft(), restore: null as (() => void) | null };
  const form = {
    read: () => shown.draft,
    show: (draft: Draft) => {
      shown.draft = draft;
    },
  };
  const server = { keep: () => Promise.reject(new Error('down')) };
  const desk = new DraftDesk({ device: new DeviceDrafts({ local: memory(), session: memory() }), server, form });
  const stop = watchNewStarts({
    desk,
    form,
    fresh: async () => fresh,
    onReset: (restore) => {
      shown.restore = restore;
    },
  });
  const edit = async (change: Partial<Draft>) => {
    shown.draft = { ...shown.draft, ...change };
    desk.changed();
    await vi.advanceTimersByTimeAsync(2000);
  };
  return { desk, shown, edit, stop };
}

/** A draft that was sent and is open again. */
function openSent(fresh?: Draft) {
  const parts = open(fresh);
  parts.desk.begin(structuredClone(SENT));
  parts.desk.sent('run_1');
  return parts;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('watchNewStarts', () => {
  it('resets the settings when a sent text is replaced, and keeps format and theme', async () => {
    const { shown, edit } = openSent();
    await edit({ inputText: 'Pitch deck coffee shop' });
    expect(shown.draft).toEqual({
      ...emptyDraft(),
      inputText: 'Pitch deck coffee shop',
      format: 'document',
      themeId: 'harbour',
    });
  });

  it('uses the settings of the preset for new drafts', async () => {
    const { shown, edit } = openSent({ ...emptyDraft(), tone: 'calm', themeId: 'orchard' });
    await edit({ inputText: '' });
    expect(shown.draft).toMatchObject({ tone: 'calm', textMode: 'generate', themeId: 'harbour' });
  });

  it('keeps settings that were changed after sending', async () => {
    const { shown, edit } = openSent();
    await edit({ language: 'fr', numCards: '7', autoLength: false });
    await edit({ inputText: 'Pitch deck coffee shop' });
    expect(shown.draft).toMatchObject({ language: 'fr', numCards: '7', autoLength: false, amount: '' });
  });

  it('resets them at once, and keeps a setting that is chosen again right after the text', async () => {
    const { desk, shown } = openSent();
    shown.draft = { ...shown.draft, inputText: 'Pitch deck coffee shop' };
    desk.changed();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown.draft.textMode).toBe(emptyDraft().textMode);
    shown.draft = { ...shown.draft, textMode: SENT.textMode };
    desk.changed();
    await vi.advanceTimersByTimeAsync(2000);
    expect(shown.draft).toMatchObject({ textMode: SENT.textMode, amount: emptyDraft().amount });
  });

  it('keeps the settings of an edited or unlinked text, and of a draft that was not sent', async () => {
    const edited = openSent();
    await edited.edit({ inputText: 'Die Bienen und ihre Blumen' });
    edited.desk.detach();
    expect(edited.shown.draft.textMode).toBe('condense');
    const unsent = open();
    unsent.desk.begin(structuredClone(SENT));
    await unsent.edit({ inputText: 'Pitch deck coffee shop' });
    expect(unsent.shown.draft.textMode).toBe('condense');
    expect([edited.shown.restore, unsent.shown.restore]).toEqual([null, null]);
  });

  it('drops the name of the sent draft, and restores it with the settings', async () => {
    const { desk, shown, edit } = open();
    desk.begin(structuredClone(SENT), null, { name: 'For the club' });
    desk.sent('run_1');
    await edit({ inputText: 'Pitch deck coffee shop' });
    expect([desk.state().name, desk.state().title]).toEqual([null, 'Pitch deck coffee shop']);
    shown.restore?.();
    expect(shown.draft).toEqual({ ...SENT, inputText: 'Pitch deck coffee shop' });
    expect([desk.state().name, shown.restore]).toEqual(['For the club', null]);
  });

  it('says nothing if the settings were the default', async () => {
    const { desk, shown, edit } = open();
    desk.begin({ ...emptyDraft(), inputText: 'Bees and flowers' });
    desk.sent('run_1');
    await edit({ inputText: 'Pitch deck coffee shop' });
    expect(shown.restore).toBeNull();
  });
});
