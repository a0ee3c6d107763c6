'use client';

import type { RefObject } from 'react';
import { useFormContext } from 'react-hook-form';
import { useCommands } from '@/components/commands/command-registry';
import type { Draft } from '@/lib/composer/draft';
import type { DraftPath } from '@/lib/composer/draft-path';
import { t } from '@/lib/words/t';
import { useFormSession } from './form-session';

type Props = { form: RefObject<HTMLFormElement | null>; onGoToField: (path: DraftPath) => void };

/** Palette commands for composer actions that have buttons of their own. */
export function ComposerCommands({ form, onGoToField }: Props) {
  const { getValues, setValue } = useFormContext<Draft>();
  const { target } = useFormSession();
  // Clicks the real button, so that every confirmation applies.
  const sendButton = () => form.current?.querySelector<HTMLButtonElement>('button[type=submit]');
  useCommands(() => {
    const other = getValues('operation') === 'generate' ? 'template' : 'generate';
    return [
      {
        id: 'operation',
        title: other === 'template' ? t('Start from a template') : t('Start from text'),
        group: 'Compose',
        words: t('switch operation kind'),
        run: () => setValue('operation', other, { shouldDirty: true }),
      },
      {
        id: 'theme',
        title: t('Choose a theme'),
        group: 'Compose',
        words: t('theme colours design mode'),
        run: () => onGoToField('themeId'),
      },
      {
        id: 'send',
        // Remote runs open the cost dialog first: a single command must not spend credits.
        title: target === 'remote' ? t('Create deck (spends credits)') : t('Create deck'),
        group: 'Send',
        words: t('send submit make'),
        keys: 'Ctrl Enter',
        run: () => sendButton()?.click(),
      },
    ];
  });
  return null;
}
