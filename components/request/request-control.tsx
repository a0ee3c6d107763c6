'use client';

import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useCommands } from '@/components/commands/command-registry';
import { useFormSession } from '@/components/composer/form-session';
import { Button } from '@/components/ui/button';
import { loadPart } from '@/components/ui/load-part';
import { useToast } from '@/components/ui/toasts';
import type { Draft } from '@/lib/composer/draft';
import { toRequest } from '@/lib/composer/to-request';
import { say } from '@/lib/words/say';
import { copyText } from './copy-text';
import type { Pasting } from './pasting';

const load = () => import('./request-panel');
const RequestPanel = dynamic(loadPart(load), { ssr: false });

/** `dropped`: a request that came as a file, to be filled in like a pasted one. */
type Props = { dropped: Record<string, unknown> | null };

/** The button that opens the request as an object. What was pasted can be undone as long as the form stands. */
export function RequestControl({ dropped }: Props) {
  const { getValues } = useFormContext<Draft>();
  const { settings, target } = useFormSession();
  const copyJson = async () => {
    const { requestText } = await import('@/lib/composer/request-text');
    const draft = getValues();
    const written = { operation: draft.operation, request: toRequest(draft) };
    const copied = await copyText(requestText('json', written, settings?.wire[target]));
    toast(copied ? say('Copied as JSON') : say('The browser did not allow copying'));
  };
  const [open, setOpen] = useState(false);
  const [pasting, setPasting] = useState<Pasting | null>(null);
  // What has just come as a file is shown with what could not be used of it.
  const [seen, setSeen] = useState(dropped);
  if (dropped !== seen) {
    setSeen(dropped);
    setOpen(true);
  }
  const button = useRef<HTMLButtonElement>(null);
  const toast = useToast();
  useCommands(() => [
    {
      id: 'request',
      title: say('Show the request'),
      group: 'Compose',
      words: say('json curl code paste'),
      run: () => setOpen(true),
    },
    {
      id: 'copy-json',
      title: say('Copy the request as JSON'),
      group: 'Compose',
      words: say('clipboard'),
      run: () => void copyJson(),
    },
  ]);
  return (
    <>
      <Button
        ref={button}
        size="small"
        aria-expanded={open}
        onPointerEnter={() => void load().catch(() => {})}
        onFocus={() => void load().catch(() => {})}
        onClick={() => setOpen(!open)}
      >
        {say('Request')}
      </Button>
      {open && (
        <RequestPanel
          dropped={dropped}
          pasting={pasting}
          onPasting={setPasting}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
