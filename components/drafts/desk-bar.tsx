'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useDeskContext } from './desk-context';

const DraftsDialog = dynamic(() => import('./drafts-dialog'), { ssr: false });
const PresetsDialog = dynamic(() => import('@/components/presets/presets-dialog'), { ssr: false });

/** Drafts and presets, beside the title. */
export function DeskBar() {
  const { beginNew } = useDeskContext();
  const [shown, setShown] = useState<'drafts' | 'presets' | null>(null);
  const close = () => setShown(null);
  return (
    <div className="flex items-center gap-0.5">
      <Button look="bare" size="small" aria-haspopup="dialog" onClick={() => setShown('drafts')}>
        Drafts
      </Button>
      <Button look="bare" size="small" aria-label="New draft" onClick={() => void beginNew()}>
        New
      </Button>
      <Button look="bare" size="small" aria-haspopup="dialog" onClick={() => setShown('presets')}>
        Presets
      </Button>
      {shown === 'drafts' && <DraftsDialog onClose={close} />}
      {shown === 'presets' && <PresetsDialog onClose={close} />}
    </div>
  );
}
