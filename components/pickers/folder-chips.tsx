import { X } from 'lucide-react';
import { t } from '@/lib/words/t';

type Props = {
  /** `name` null: the id is not among the loaded folders. */
  folders: readonly { id: string; name: string | null }[];
  /** Whether all folders are loaded, so that an unknown id is known not to exist. */
  complete: boolean;
  onRemove: (id: string) => void;
};

export function FolderChips({ folders, complete, onRemove }: Props) {
  if (folders.length === 0) return null;
  return (
    <ul aria-label={t('Selected folders')} className="mt-1.5 flex flex-wrap gap-1.5">
      {folders.map(({ id, name }) => (
        <li
          key={id}
          className="flex max-w-full items-center rounded-control border border-hairline bg-surface ps-2 text-13"
        >
          <span className="truncate" dir="auto" lang="">
            {name ?? <code className="font-mono text-12">{id}</code>}
          </span>
          {name === null && complete && (
            <span className="ms-1.5 shrink-0 text-12 text-warn">{t('no longer exists')}</span>
          )}
          <button
            type="button"
            onClick={() => onRemove(id)}
            aria-label={t('Remove {name}', { name: name ?? id })}
            className="grid size-7 shrink-0 place-items-center rounded-control text-quiet hover:text-ink pointer-coarse:size-11"
          >
            <X aria-hidden="true" size={13} />
          </button>
        </li>
      ))}
    </ul>
  );
}
