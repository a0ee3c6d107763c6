import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { approveOutline } from '@/components/data/outlines';
import { RouteFailure } from '@/components/data/request-json';
import { runOptions } from '@/components/data/runs';
import { useToast } from '@/components/ui/toasts';
import type { OutlineEntry } from '@/lib/contract/outlines';
import { findOutline, forgetOutline, keepOutline } from './kept-outlines';
import { approved, type EditedCard, editable } from './outline-edits';

/** The outline being edited, stored on this device, and its approval. */
export function useOutline(runId: string, planned: readonly OutlineEntry[]) {
  const client = useQueryClient();
  const toast = useToast();
  const [cards, setCards] = useState<EditedCard[]>(() => editable(findOutline(runId) ?? planned));
  const approve = useMutation({
    mutationFn: () => approveOutline(runId, { cards: approved(cards) }),
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
  // For Undo, which may be used after further changes.
  const latest = useRef(cards);
  const change = (next: EditedCard[]) => {
    latest.current = next;
    setCards(next);
    keepOutline(runId, next);
  };
  return { cards, latest, change, approve };
}
