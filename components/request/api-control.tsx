'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { commandsOf, useCommands } from '@/components/commands/command-registry';
import { useFormSession } from '@/components/composer/form-session';
import { useRequestFacts } from '@/components/composer/send/use-estimate-facts';
import { loadPart } from '@/components/ui/load-part';
import { useDropToasts, useToast } from '@/components/ui/toasts';
import type { Draft } from '@/lib/composer/draft';
import { toRequest } from '@/lib/composer/full-request';
import { t } from '@/lib/words/t';
import { copyText } from './copy-text';
import { IMPORT_TOAST, type Pasting } from './paste-request';

const ApiPanel = dynamic(
  loadPart(() => import('./api-panel')),
  { ssr: false },
);
const ImportDialog = dynamic(
  loadPart(() => import('./import-dialog')),
  { ssr: false },
);

/** The API panel, or the import dialog. */
export type ApiPart = 'api' | 'import';

/** `dropped`: a request read from a file, imported like a pasted one. */
type Props = {
  shown: ApiPart | null;
  onShow: (part: ApiPart | null) => void;
  dropped: Record<string, unknown> | null;
};

/** An import can be undone while the form is mounted, even after its dialog is closed. */
export function ApiControl({ shown, onShow, dropped }: Props) {
  const { getValues } = useFormContext<Draft>();
  const { settings, target } = useFormSession();
  const requestFacts = useRequestFacts();
  const [pasting, setPasting] = useState<Pasting | null>(null);
  const toast = useToast();
  const dropToasts = useDropToasts();
  // Undo goes back to a draft of this form: it makes no sense on another page.
  useEffect(() => () => dropToasts([IMPORT_TOAST]), [dropToasts]);
  const copyJson = async () => {
    const { requestText } = await import('@/lib/composer/request-text');
    const draft = getValues();
    const written = { operation: draft.operation, request: toRequest(draft, requestFacts) };
    const copied = await copyText(requestText('json', written, settings?.wire[target]));
    toast(copied ? t('Copied as JSON') : t('Copying was blocked by the browser'));
  };
  useCommands(() => {
    const command = commandsOf('Compose');
    const words = t('json curl code python javascript api paste clipboard');
    return [
      command('request', t('Show API request'), words, () => onShow('api')),
      command('copy-json', t('Copy request as JSON'), words, () => void copyJson()),
    ];
  });
  return (
    <>
      {shown === 'api' && <ApiPanel onImport={() => onShow('import')} onClose={() => onShow(null)} />}
      {shown === 'import' && (
        <ImportDialog dropped={dropped} pasting={pasting} onPasting={setPasting} onClose={() => onShow(null)} />
      )}
    </>
  );
}
