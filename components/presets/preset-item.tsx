import { Link2, Pencil, RefreshCw, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Preset } from '@/lib/contract/presets';
import { t } from '@/lib/words/t';
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
          label={t('Preset name')}
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
          <span className="sr-only">{t('Use')} </span>
          <span className="block truncate text-14 font-medium" dir="auto">
            {name}
          </span>
          <span className="block text-12 text-quiet">{isDefault ? t('Used for new drafts') : t('Use here')}</span>
        </button>
        <div className="-me-2 flex">
          <Button
            look="bare"
            aria-label={t('Use {name} for new drafts', { name })}
            aria-pressed={isDefault}
            title={t('Use for new drafts')}
            onClick={onDefault}
          >
            <Star aria-hidden="true" size={16} fill={isDefault ? 'currentColor' : 'none'} />
          </Button>
          <Button
            look="bare"
            aria-label={t('Update {name} with current settings', { name })}
            title={t('Update with current settings')}
            onClick={onUpdate}
          >
            <RefreshCw aria-hidden="true" size={16} />
          </Button>
          <Button
            look="bare"
            aria-label={t('Link to {name}', { name })}
            aria-expanded={shown === 'link'}
            title={t('Link')}
            onClick={() => setShown(shown === 'link' ? null : 'link')}
          >
            <Link2 aria-hidden="true" size={16} />
          </Button>
          <Button
            look="bare"
            aria-label={t('Rename {name}', { name })}
            title={t('Rename')}
            onClick={() => setShown('name')}
          >
            <Pencil aria-hidden="true" size={16} />
          </Button>
          <Button look="bare" aria-label={t('Delete {name}', { name })} title={t('Delete')} onClick={onDelete}>
            <Trash2 aria-hidden="true" size={16} />
          </Button>
        </div>
      </div>
      {shown === 'link' && (
        <CopyLink query={`preset=${encodeURIComponent(id)}`} note={t('Opens a new draft with this preset.')} />
      )}
    </li>
  );
}
