'use client';

import { useQueryClient } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { type Command, useCommands } from '@/components/commands/command-registry';
import { presetsOptions } from '@/components/data/presets';
import { usePreset } from '@/components/presets/use-preset';
import { Button } from '@/components/ui/button';
import { loadPart } from '@/components/ui/load-part';
import { say } from '@/lib/words/say';
import { useDeskContext } from './desk-context';

const DraftsDialog = dynamic(
  loadPart(() => import('./drafts-dialog')),
  { ssr: false },
);
const PresetsDialog = dynamic(
  loadPart(() => import('@/components/presets/presets-dialog')),
  { ssr: false },
);

/** Drafts and presets, beside the title. */
export function DeskBar() {
  const { beginNew } = useDeskContext();
  const [shown, setShown] = useState<'drafts' | 'presets' | null>(null);
  const close = () => setShown(null);
  const client = useQueryClient();
  const apply = usePreset();
  useCommands(() => [
    ...acts({ beginNew, show: setShown }),
    ...(client.getQueryData(presetsOptions().queryKey)?.data ?? []).map(
      (preset): Command => ({
        id: `preset ${preset.id}`,
        title: say('Use preset {name}', { name: preset.name }),
        group: 'Drafts and presets',
        words: say('settings'),
        run: () => apply(preset),
      }),
    ),
  ]);
  // By name in the palette as well; not needed before one has begun to write.
  useEffect(() => {
    const timer = setTimeout(() => void client.prefetchQuery({ ...presetsOptions(), retry: false }), 3000);
    return () => clearTimeout(timer);
  }, [client]);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-0.5">
      <Button look="bare" size="small" aria-haspopup="dialog" onClick={() => setShown('drafts')}>
        {say('Drafts')}
      </Button>
      <Button look="bare" size="small" aria-label={say('New draft')} onClick={() => void beginNew()}>
        {say('New')}
      </Button>
      <Button look="bare" size="small" aria-haspopup="dialog" onClick={() => setShown('presets')}>
        {say('Presets')}
      </Button>
      {shown === 'drafts' && <DraftsDialog onClose={close} />}
      {shown === 'presets' && <PresetsDialog onClose={close} />}
    </div>
  );
}

type Acts = { beginNew: () => Promise<void>; show: (dialog: 'drafts' | 'presets') => void };

function acts({ beginNew, show }: Acts): Command[] {
  const group = 'Drafts and presets';
  return [
    { id: 'new-draft', title: say('New draft'), group, words: say('empty begin'), run: () => void beginNew() },
    { id: 'drafts', title: say('Show the drafts'), group, words: say('open switch'), run: () => show('drafts') },
    {
      id: 'presets',
      title: say('Show the presets'),
      group,
      words: say('settings link save'),
      run: () => show('presets'),
    },
  ];
}
