'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Bookmark, CodeXml, FileInput, Files, LayoutTemplate, Plus, Table2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Command, commandsOf, useCommands } from '@/components/commands/command-registry';
import { useFormSession } from '@/components/composer/form-session';
import { presetsOptions } from '@/components/data/presets-and-views';
import { Button } from '@/components/ui/button';
import { loadPart } from '@/components/ui/load-part';
import { Menu } from '@/components/ui/menu';
import { Toolbar } from '@/components/ui/toolbar';
import type { Draft } from '@/lib/composer/draft';
import { t } from '@/lib/words/t';
import { useDeskContext, usePreset } from './desk-context';

const DraftsDialog = dynamic(
  loadPart(() => import('./drafts-dialog')),
  { ssr: false },
);
const PresetsDialog = dynamic(
  loadPart(() => import('@/components/presets/presets-dialog')),
  { ssr: false },
);
const SaveTemplateDialog = dynamic(
  loadPart(() => import('@/components/composer/send/save-template-dialog')),
  { ssr: false },
);

type Shown = 'drafts' | 'presets' | 'template';

/** Open what belongs to the form beside this menu. */
export type Openers = { onApi: () => void; onImport: () => void; onBatch: () => void };

/** Opens the list of drafts; "More" has the actions on the current draft. */
export function DraftMenu({ onApi, onImport, onBatch }: Openers) {
  const { beginNew } = useDeskContext();
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);
  const { control } = useFormContext<Draft>();
  const [operation, artifactId] = useWatch({ control, name: ['operation', 'artifactId'] });
  const { target } = useFormSession();
  const template = operation === 'template' ? artifactId.trim() : '';
  const client = useQueryClient();
  const apply = usePreset();
  useCommands(() => [
    ...acts({ beginNew, show: setShown, onImport, onBatch, hasTemplate: template !== '' }),
    ...(client.getQueryData(presetsOptions().queryKey)?.data ?? []).map((preset) => {
      const title = t('Use preset {name}', { name: preset.name });
      return commandsOf('Drafts and presets')(`preset ${preset.id}`, title, t('settings link save'), () =>
        apply(preset),
      );
    }),
  ]);
  // For the palette, which lists drafts by name. Not needed before typing.
  useEffect(() => {
    const timer = setTimeout(() => void client.prefetchQuery({ ...presetsOptions(), retry: false }), 3000);
    return () => clearTimeout(timer);
  }, [client]);
  return (
    <>
      <Toolbar label={t('Drafts')} className="flex shrink-0 items-center gap-1 sm:gap-2">
        <Button look="bare" title={t('New draft')} onClick={() => void beginNew()}>
          <Plus aria-hidden="true" size={16} />
          <span className="max-sm:sr-only">{t('New')}</span>
        </Button>
        <Button look="bare" aria-haspopup="dialog" className="max-sm:hidden" onClick={() => setShown('drafts')}>
          {t('Drafts')}
        </Button>
        <Menu
          label={t('More')}
          className="text-ink"
          items={[
            {
              label: t('Drafts'),
              icon: <Files aria-hidden="true" size={16} />,
              className: 'sm:hidden',
              act: () => setShown('drafts'),
            },
            {
              label: t('Presets'),
              icon: <Bookmark aria-hidden="true" size={16} />,
              act: () => setShown('presets'),
            },
            ...(template === ''
              ? []
              : [
                  {
                    label: t('Save as template'),
                    icon: <LayoutTemplate aria-hidden="true" size={16} />,
                    act: () => setShown('template'),
                  },
                ]),
            { label: t('For each row of a table'), icon: <Table2 aria-hidden="true" size={16} />, act: onBatch },
            { label: t('Import request'), icon: <FileInput aria-hidden="true" size={16} />, act: onImport },
            { label: t('API'), icon: <CodeXml aria-hidden="true" size={16} />, act: onApi },
          ]}
        />
      </Toolbar>
      {shown === 'drafts' && <DraftsDialog onClose={close} />}
      {shown === 'presets' && <PresetsDialog onClose={close} />}
      {shown === 'template' && <SaveTemplateDialog target={target} artifactId={template} onClose={close} />}
    </>
  );
}

type Acts = {
  beginNew: () => Promise<void>;
  show: (dialog: Shown) => void;
  onImport: () => void;
  onBatch: () => void;
  hasTemplate: boolean;
};

function acts({ beginNew, show, onImport, onBatch, hasTemplate }: Acts): Command[] {
  const command = commandsOf('Drafts and presets');
  const compose = commandsOf('Compose');
  return [
    command('new-draft', t('New draft'), t('new write empty begin'), () => void beginNew()),
    command('drafts', t('Show drafts'), t('open switch'), () => show('drafts')),
    command('presets', t('Show presets'), t('settings link save'), () => show('presets')),
    ...(hasTemplate ? [command('save-template', t('Save as template'), t('title name'), () => show('template'))] : []),
    command('import-request', t('Import request'), t('json curl code python javascript api paste clipboard'), onImport),
    compose(
      'batch',
      t('For each row of a table'),
      t('batch table csv spreadsheet rows many decks mail merge'),
      onBatch,
    ),
  ];
}
