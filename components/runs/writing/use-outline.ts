import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { approveOutline, outlineOptions, saveOutline } from '@/components/data/outlines';
import { RouteFailure } from '@/components/data/request-json';
import { runOptions } from '@/components/data/runs';
import { useToast } from '@/components/ui/toasts';
import type { OutlineEntry } from '@/lib/contract/outlines';
import { findOutline, forgetOutline, keepOutline } from './kept-outlines';
import { approved, type EditedCard, editable, entriesOf } from './outline-edits';

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
