import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { NameForm } from '@/components/presets/name-form';
import { Button } from '@/components/ui/button';
import { RelativeTime } from '@/components/ui/relative-time';
import { t } from '@/lib/words/t';
import type { DraftRow } from './draft-rows';

type Props = {
  row: DraftRow;
  isCurrent: boolean;
  onOpen: () => void;
  onRename: (name: string) => void;
  onDelete: () => void;
};

/** A row in the list of drafts. */
export function DraftItem({ row, isCurrent, onOpen, onRename, onDelete }: Props) {
  const [isNaming, setNaming] = useState(false);
  const { title, isNamed, runId, characters, at, isOnServer } = row;
  if (isNaming)
    return (
      <li className="py-2">
        <NameForm
          label={t('Draft name')}
          initial={isNamed ? title : ''}
          hint={t('If empty, uses the first line of the text.')}
          mayBeEmpty
          onCancel={() => setNaming(false)}
          onName={(name) => {
            setNaming(false);
            onRename(name);
          }}
        />
      </li>
    );
  return (
    <li className="flex items-center gap-1 py-1">
      <button
        type="button"
        onClick={onOpen}
        aria-current={isCurrent || undefined}
        className="-ms-2 min-h-11 min-w-0 flex-1 rounded-control px-2 py-1 text-start hover:bg-sunk"
      >
        <span className="block truncate text-14 font-medium" dir="auto">
          {title}
        </span>
        <span className="block text-12 text-quiet tabular-nums">
          <RelativeTime at={new Date(at).toISOString()} />
          {' · '}
          {t('{characters} characters', { characters: characters.toLocaleString() })}
          {runId !== null && ` · ${t('Sent')}`}
          {isCurrent && ` · ${t('open')}`}
          {!isOnServer && ` · ${t('on this device only')}`}
        </span>
      </button>
      <Button
        look="bare"
        aria-label={t('Rename {name}', { name: title })}
        title={t('Rename')}
        onClick={() => setNaming(true)}
      >
        <Pencil aria-hidden="true" size={16} />
      </Button>
      <Button
        look="bare"
        className="-me-2"
        aria-label={t('Delete {name}', { name: title })}
        title={t('Delete')}
        onClick={onDelete}
      >
        <Trash2 aria-hidden="true" size={16} />
      </Button>
    </li>
  );
}
