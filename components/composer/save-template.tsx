'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { deleteTemplate, saveTemplate, TEMPLATES_KEY } from '@/components/data/templates';
import { Button } from '@/components/ui/button';
import { Words } from '@/components/ui/words';
import { LIMITS } from '@/lib/contract/limits';
import type { Target } from '@/lib/contract/run-words';
import type { Template } from '@/lib/contract/templates';
import { say } from '@/lib/words/say';

type Props = { target: Target; artifactId: string; known: Template | null };

/** Keeps the chosen template in the book under a name of its own, or takes that name away again. */
export function SaveTemplate({ target, artifactId, known }: Props) {
  const client = useQueryClient();
  const [name, setName] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const onSuccess = async () => {
    await client.invalidateQueries({ queryKey: [TEMPLATES_KEY] });
    setName(null);
  };
  const save = useMutation({ mutationFn: saveTemplate, onSuccess });
  const forget = useMutation({ mutationFn: deleteTemplate, onSuccess });
  const isBusy = save.isPending || forget.isPending;
  const failure = save.error ?? forget.error;
  const keep = () => {
    if (name?.trim() && !isBusy) save.mutate({ target, artifactId, name: name.trim() });
  };
  const open = () => {
    save.reset();
    forget.reset();
    flushSync(() => setName(known?.name ?? ''));
    input.current?.focus();
  };
  const close = () => {
    flushSync(() => setName(null));
    opener.current?.focus();
  };
  return (
    <div className="mt-2 text-13">
      {name === null ? (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {known?.name && known.name !== artifactId && (
            <span className="min-w-0 wrap-anywhere text-quiet">
              <Words of="Id: {code}" with={{ code: <code className="font-mono text-12">{artifactId}</code> }} />
            </span>
          )}
          <Button ref={opener} size="small" look="outline" onClick={open}>
            {known?.savedId ? say('Rename') : say('Save in my templates')}
          </Button>
          {known?.savedId && (
            <Button size="small" look="bare" onClick={() => forget.mutate(known.savedId ?? '')} aria-disabled={isBusy}>
              {say('Forget the name')}
            </Button>
          )}
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <input
            ref={input}
            aria-label={say('Name of the template')}
            className="control min-w-40 flex-1"
            placeholder={say('Name of the template')}
            autoComplete="off"
            maxLength={LIMITS.givenName}
            value={name}
            onChange={(event) => setName(event.target.value)}
            onKeyDown={(event) => {
              if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
              if (event.key === 'Enter') keep();
              if (event.key === 'Escape') close();
            }}
          />
          <Button size="small" look="solid" onClick={keep} aria-disabled={isBusy || !name.trim()}>
            {say('Save')}
          </Button>
          <Button size="small" look="bare" onClick={close}>
            {say('Leave it')}
          </Button>
        </div>
      )}
      {failure && (
        <p role="alert" className="mt-1 text-13 text-bad">
          {failure.message}
        </p>
      )}
    </div>
  );
}
