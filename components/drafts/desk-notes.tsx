'use client';

import { useQueryClient } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { loadPart } from '@/components/ui/load-part';
import { t } from '@/lib/words/t';
import { useDeskContext } from './desk-context';
import { markNote } from './draft-title';
import { openDraft } from './open-draft';

// Loaded on demand: only drafts made from a run need it.
const OriginLine = dynamic(
  loadPart(() => import('@/components/lineage/origin-line').then((module) => module.OriginLine)),
  {
    ssr: false,
  },
);

/** Notices about the draft beyond "Saved": a conflicting version, the draft limit, invalid link settings. */
export function DeskNotes() {
  const { desk, device, state } = useDeskContext();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const { elsewhere, notice, mark, origin } = state;
  const about = markNote(mark);
  const show = async () => {
    if (!elsewhere) return;
    const outcome = await openDraft({ desk, device, client }, elsewhere.id);
    setFailure(outcome.ok ? null : outcome.reason);
  };
  return (
    <>
      {origin && <OriginLine key={`${state.opened} ${origin.run}`} origin={origin} />}
      <div role="status" className="text-13 empty:hidden [&>p]:border-b [&>p]:border-hairline [&>p]:px-4 lg:[&>p]:px-6">
        {about && <p className="bg-sunk py-1.5">{about}</p>}
        {elsewhere && (
          <p className="flex flex-wrap items-center gap-x-2 bg-sunk py-1">
            {elsewhereWords(elsewhere)}
            {!elsewhere.isDeleted && (
              <Button look="outline" size="small" onClick={() => void show()}>
                {elsewhere.isOwn ? t('Show other version') : t('Show')}
              </Button>
            )}
            <Button look="bare" size="small" onClick={() => desk.dismiss()}>
              {t('Close')}
            </Button>
            {failure && <span>{failure}</span>}
          </p>
        )}
        {notice && (
          <p className="flex flex-wrap items-center gap-x-2 bg-sunk py-1">
            <span className="min-w-0 break-words">{notice}</span>
            <Button look="bare" size="small" onClick={() => desk.dismiss()}>
              {t('Close')}
            </Button>
          </p>
        )}
      </div>
    </>
  );
}

function elsewhereWords({ isOwn, isDeleted }: { isOwn: boolean; isDeleted: boolean }): string {
  if (isDeleted) return t('This draft was deleted elsewhere. Your text is saved as a new draft.');
  if (isOwn) return t('This draft was changed elsewhere. Your version is saved as a new draft.');
  return t('This draft was changed in another tab. Your edits go into a new draft.');
}
