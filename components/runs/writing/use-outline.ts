import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { RouteFailure } from '@/components/data/request-json';
import { approveOutline, outlineOptions, saveOutline } from '@/components/data/run-parts';
import { runOptions } from '@/components/data/runs';
import { useToast } from '@/components/ui/toasts';
import type { OutlineEntry } from '@/lib/contract/outlines';

/** How long to wait after the last edit before saving it on the server, in milliseconds. */
const SAVE_DELAY_MS = 800;

/** The outline being edited, and its approval. Edits are stored on this device until the server has saved them. */
export function useOutline(runId: string, planned: readonly OutlineEntry[]) {
  const client = useQueryClient();
  const toast = useToast();
  const [cards, setCards] = useState<EditedCard[]>(() => editable(findOutline(runId) ?? planned));
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // For Undo, which may be used after further changes.
  const latest = useRef(cards);
  const save = useMutation({
    mutationFn: (edited: EditedCard[]) => saveOutline(runId, { cards: entriesOf(edited) }),
    // One after another, so that an older outline never replaces a newer one.
    scope: { id: `outline ${runId}` },
    retry: 0,
    onSuccess: (_, edited) => {
      const { queryKey } = outlineOptions(runId);
      client.setQueryData(queryKey, (outline) => outline && { ...outline, cards: entriesOf(edited) });
      if (edited === latest.current) forgetOutline(runId);
    },
  });
  const approve = useMutation({
    mutationFn: () => {
      clearTimeout(timer.current);
      return approveOutline(runId, { cards: approved(cards) });
    },
    retry: 0,
    onSuccess: () => forgetOutline(runId),
    onError: (error) => {
      // A toast, because the page switches to the cards at once and this form is removed.
      if (error instanceof RouteFailure && error.status === 409) toast(error.message);
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['balance', 'local'] });
      return client.invalidateQueries({ queryKey: runOptions(runId).queryKey });
    },
  });
  const { mutate: saveNow } = save;
  // Save edits that were left unsaved when the page was closed.
  useEffect(() => {
    if (findOutline(runId)) saveNow(latest.current);
  }, [runId, saveNow]);
  const change = (next: EditedCard[]) => {
    latest.current = next;
    setCards(next);
    keepOutline(runId, next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => saveNow(next), SAVE_DELAY_MS);
  };
  return { cards, latest, change, approve };
}

type Kept = { run: string; cards: OutlineEntry[] };

const STORAGE_KEY = 'cardwright.outlines';
const MAX_OUTLINES = 10;

/** The edited outline of a run, stored on this device so that it survives a reload; null if there is none. */
export function findOutline(run: string): OutlineEntry[] | null {
  return readAll().find((kept) => kept.run === run)?.cards ?? null;
}

export function keepOutline(run: string, cards: readonly OutlineEntry[]): void {
  const own = { run, cards: cards.map(({ heading, intent }) => ({ heading, intent })) };
  write([own, ...readAll().filter((kept) => kept.run !== run)].slice(0, MAX_OUTLINES));
}

export function forgetOutline(run: string): void {
  write(readAll().filter((kept) => kept.run !== run));
}

function readAll(): Kept[] {
  try {
    const all: unknown = JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(all) ? all.filter(isKept) : [];
  } catch {
    return [];
  }
}

function write(all: readonly Kept[]): void {
  try {
    if (all.length === 0) window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, JSON.stringify(all));
  } catch {
    // If storage is full or blocked, the edits last only as long as the page.
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { run, cards } = value as Record<string, unknown>;
  return typeof run === 'string' && Array.isArray(cards) && cards.length > 0 && cards.every(isEntry);
}

function isEntry(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { heading, intent } = value as Record<string, unknown>;
  return typeof heading === 'string' && typeof intent === 'string';
}

/** A card of an outline that is being edited. `id` stays the same while it moves. */
export type EditedCard = OutlineEntry & { id: number };

export function editable(cards: readonly OutlineEntry[]): EditedCard[] {
  return cards.map(({ heading, intent }, id) => ({ id, heading, intent }));
}

export function withCard(cards: readonly EditedCard[]): EditedCard[] {
  const id = cards.reduce((most, card) => Math.max(most, card.id), -1) + 1;
  return [...cards, { id, heading: '', intent: '' }];
}

export function withoutCard(cards: readonly EditedCard[], id: number): EditedCard[] {
  return cards.filter((card) => card.id !== id);
}

/** Puts a deleted card back at its place (0-based), or at the end if there are fewer cards now. */
export function restored(cards: readonly EditedCard[], card: EditedCard, at: number): EditedCard[] {
  return cards.some(({ id }) => id === card.id) ? [...cards] : cards.toSpliced(at, 0, card);
}

export function changed(cards: readonly EditedCard[], id: number, change: Partial<OutlineEntry>): EditedCard[] {
  return cards.map((card) => (card.id === id ? { ...card, ...change } : card));
}

/** Moves a card up (-1) or down (1); does nothing beyond the ends. */
export function moved(cards: readonly EditedCard[], id: number, by: -1 | 1): EditedCard[] {
  const from = cards.findIndex((card) => card.id === id);
  const to = from + by;
  const card = cards[from];
  const other = cards[to];
  if (!card || !other) return [...cards];
  return cards.with(from, other).with(to, card);
}

/** The cards as they are saved while they are edited. */
export function entriesOf(cards: readonly EditedCard[]): OutlineEntry[] {
  return cards.map(({ heading, intent }) => ({ heading, intent }));
}

/** The cards in the form that is sent for approval. */
export function approved(cards: readonly EditedCard[]): OutlineEntry[] {
  return cards.map(({ heading, intent }) => ({ heading: heading.trim(), intent: intent.trim() }));
}
