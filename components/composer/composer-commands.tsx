'use client';

import type { RefObject } from 'react';
import { useFormContext } from 'react-hook-form';
import { useCommands } from '@/components/commands/command-registry';
import type { Draft } from '@/lib/composer/draft';
import type { DraftPath } from '@/lib/composer/draft-path';
import { say } from '@/lib/words/say';
import { useFormSession } from './form-session';

type Props = { form: RefObject<HTMLFormElement | null>; onGoToField: (path: DraftPath) => void };

/** What the composer offers to the palette beside its own buttons. */
export function ComposerCommands({ form, onGoToField }: Props) {
  const { getValues, setValue } = useFormContext<Draft>();
  const { target } = useFormSession();
  // Pressing the button itself asks every question that the form asks.
  const sendButton = () => form.current?.querySelector<HTMLButtonElement>('button[type=submit]');
  useCommands(() => {
    const other = getValues('operation') === 'generate' ? 'template' : 'generate';
    return [
      {
        id: 'operation',
        title: other === 'template' ? say('Begin from a template') : say('Begin from text'),
        group: 'Compose',
        words: say('switch operation kind'),
        run: () => setValue('operation', other, { shouldDirty: true }),
      },
      {
        id: 'theme',
        title: say('Choose the theme'),
        group: 'Compose',
        words: say('colour look picker'),
        run: () => onGoToField('themeId'),
      },
      target === 'live'
        ? {
            id: 'send',
            title: say('Go to Send live, which spends credits'),
            group: 'Send',
            words: say('make submit'),
            keys: 'Ctrl Enter',
            // One command must not spend: the button tells the cost, and is then one key away.
            run: () => sendButton()?.focus(),
          }
        : {
            id: 'send',
            title: say('Make it, in Practice'),
            group: 'Send',
            words: say('send submit'),
            keys: 'Ctrl Enter',
            run: () => sendButton()?.click(),
          },
    ];
  });
  return null;
}
