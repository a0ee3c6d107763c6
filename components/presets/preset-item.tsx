import { Link2, Pencil, RefreshCw, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Preset } from '@/lib/contract/presets';
import { say } from '@/lib/words/say';
import { CopyLink } from './copy-link';
import { NameForm } from './name-form';

type Props = {
  preset: Preset;
  onUse: () => void;
  onUpdate: () => void;
  onDefault: () => void;
  onRename: (name: string) => void;
  onDelete: () => void;
};

/** A preset in the list. */
export function PresetItem({ preset, onUse, onUpdate, onDefault, onRename, onDelete }: Props) {
  const { id, name, isDefault } = preset;
  const [shown, setShown] = useState<'name' | 'link' | null>(null);
  if (shown === 'name')
    return (
      <li className="py-2">
        <NameForm
          label={say('Name of the preset')}
          initial={name}
          onCancel={() => setShown(null)}
          onName={(next) => {
            setShown(null);
            onRename(next);
          }}
        />
      </li>
    );
  return (
    <li className="py-1">
      <div className="flex flex-wrap items-center gap-x-1">
        <button
          type="button"
          onClick={onUse}
          className="-ms-2 min-h-11 min-w-32 flex-1 rounded-control px-2 py-1 text-start hover:bg-sunk"
        >
          <span className="sr-only">{say('Use')} </span>
          <span className="block truncate text-14 font-medium" dir="auto">
            {name}
          </span>
          <span className="block text-12 text-quiet">
            {isDefault ? say('New drafts begin with it') : say('Use it here')}
          </span>
        </button>
        <div className="-me-2 flex">
          <Button
            look="bare"
            aria-label={say('Begin new drafts with {name}', { name })}
            aria-pressed={isDefault}
            title={say('Begin new drafts with it')}
            onClick={onDefault}
          >
            <Star aria-hidden="true" size={16} fill={isDefault ? 'currentColor' : 'none'} />
          </Button>
          <Button
            look="bare"
            aria-label={say('Keep the present settings in {name}', { name })}
            title={say('Keep the present settings in it')}
            onClick={onUpdate}
          >
            <RefreshCw aria-hidden="true" size={16} />
          </Button>
          <Button
            look="bare"
            aria-label={say('Link to {name}', { name })}
            aria-expanded={shown === 'link'}
            title={say('Link')}
            onClick={() => setShown(shown === 'link' ? null : 'link')}
          >
            <Link2 aria-hidden="true" size={16} />
          </Button>
          <Button
            look="bare"
            aria-label={say('Rename {name}', { name })}
            title={say('Rename')}
            onClick={() => setShown('name')}
          >
            <Pencil aria-hidden="true" size={16} />
          </Button>
          <Button look="bare" aria-label={say('Delete {name}', { name })} title={say('Delete')} onClick={onDelete}>
            <Trash2 aria-hidden="true" size={16} />
          </Button>
        </div>
      </div>
      {shown === 'link' && (
        <CopyLink
          query={`preset=${encodeURIComponent(id)}`}
          note={say('It opens a new draft with this preset, here.')}
        />
      )}
    </li>
  );
}
