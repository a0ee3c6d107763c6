import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { NameForm } from '@/components/presets/name-form';
import { Button } from '@/components/ui/button';
import { RelativeTime } from '@/components/ui/relative-time';
import { say } from '@/lib/words/say';
import type { DraftRow } from './draft-rows';

type Props = {
  row: DraftRow;
  isCurrent: boolean;
  onOpen: () => void;
  onRename: (name: string) => void;
  onDelete: () => void;
};

/** A draft in the list. */
export function DraftItem({ row, isCurrent, onOpen, onRename, onDelete }: Props) {
  const [isNaming, setNaming] = useState(false);
  const { title, isNamed, runId, characters, at, isOnServer } = row;
  if (isNaming)
    return (
      <li className="py-2">
        <NameForm
          label={say('Name of the draft')}
          initial={isNamed ? title : ''}
          hint={say('Left empty, it is called by its text.')}
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
          {say('{characters} characters', { characters: characters.toLocaleString() })}
          {isCurrent && ` · ${say('open')}`}
          {runId && ` · ${say('sent')}`}
          {!isOnServer && ` · ${say('on this device only')}`}
        </span>
      </button>
      <Button
        look="bare"
        aria-label={say('Rename {title}', { title })}
        title={say('Rename')}
        onClick={() => setNaming(true)}
      >
        <Pencil aria-hidden="true" size={16} />
      </Button>
      <Button
        look="bare"
        className="-me-2"
        aria-label={say('Delete {title}', { title })}
        title={say('Delete')}
        onClick={onDelete}
      >
        <Trash2 aria-hidden="true" size={16} />
      </Button>
    </li>
  );
}
