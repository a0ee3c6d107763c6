'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import type { KeptIntents } from '@/components/data/kept-intents';
import { loadLater } from '@/components/ui/load-part';
import type { Draft } from '@/lib/composer/draft';
import type { EstimateFacts } from '@/lib/composer/estimate-credits';
import { t } from '@/lib/words/t';
import type { SentBefore, SubmitHandlers } from './send-draft';

const loadSending = () => import('./send-draft');
const loadSendingLater = loadLater(loadSending);

/** Sends the form to the target and opens its run. Requests to the remote service are confirmed first. */
export function useSubmitDraft(facts: EstimateFacts, handlers: SubmitHandlers) {
  const { target } = facts;
  const router = useRouter();
  const client = useQueryClient();
  const intents = useRef<KeptIntents | null>(null);
  // The draft awaiting confirmation of its cost.
  const [unconfirmed, setUnconfirmed] = useState<Draft | null>(null);
  const [sentBefore, setSentBefore] = useState<SentBefore | null>(null);
  const [isSending, setSending] = useState(false);
  const agreed = useRef(new Set<string>());
  const asking = useRef(false);
  // A ref, because state updates a render later and a double click is faster.
  const sending = useRef(false);
  // Preloaded, because the server may be unreachable by the time it is needed.
  useEffect(() => void loadSendingLater().catch(() => {}), []);

  /** Loads the sending code and its deps; null if that fails, which the form then reports. */
  const prepare = async () => {
    const part = await loadSending().catch(() => null);
    if (!part) {
      handlers.onRefused([{ path: 'root', message: t('Couldn’t send the form.') }]);
      return null;
    }
    intents.current ??= new part.KeptIntents();
    return { part, context: { facts, client, intents: intents.current, agreed: agreed.current } };
  };

  /** Confirms the cost, and in the same dialog a possible repeat of an earlier run. */
  const ask = async (draft: Draft) => {
    if (asking.current || sending.current) return;
    asking.current = true;
    agreed.current.clear();
    try {
      const prepared = await prepare();
      if (!prepared) return;
      const { part, context } = prepared;
      const before = await part.askAboutDraft(draft, { ...handlers, ...context });
      if (before === 'refused') return;
      if (before) setSentBefore({ draft, ...before });
      else setUnconfirmed(draft);
    } finally {
      asking.current = false;
    }
  };

  /** `despite`: the earlier run that the person confirmed repeating. */
  const send = async (draft: Draft, despite: string | null) => {
    if (sending.current) return;
    sending.current = true;
    const prepared = await prepare();
    const run = prepared
      ? await prepared.part.sendDraft(draft, {
          ...handlers,
          ...prepared.context,
          despite,
          onSentBefore: setSentBefore,
          onSending: setSending,
        })
      : null;
    // Stays set after a successful submit: until the run page opens, a held key would submit again.
    if (run === null) sending.current = false;
    else router.push(`/runs/${encodeURIComponent(run)}`);
  };
  return {
    /** Sends the draft, or asks for confirmation first if that costs credits. */
    submit: (draft: Draft) => (target === 'remote' ? ask(structuredClone(draft)) : send(draft, null)),
    unconfirmed,
    confirm: () => {
      setUnconfirmed(null);
      if (unconfirmed) void send(unconfirmed, null);
    },
    forgetUnconfirmed: () => setUnconfirmed(null),
    sentBefore,
    sendAgain: () => {
      if (!sentBefore) return;
      agreed.current.add(sentBefore.run);
      void send(sentBefore.draft, sentBefore.run);
    },
    forgetSentBefore: () => setSentBefore(null),
    isSending,
  };
}
