import { X } from 'lucide-react';
import { t } from '@/lib/words/t';

type Props = {
  /** `name` null: the id is not among the loaded folders. `isAbsent`: the target does not have it. */
  folders: readonly { id: string; name: string | null; isAbsent: boolean }[];
  onRemove: (id: string) => void;
};

export function FolderChips({ folders, onRemove }: Props) {
  if (folders.length === 0) return null;
  return (
    <ul aria-label={t('Selected folders')} className="mt-1.5 flex flex-wrap gap-1.5">
      {folders.map(({ id, name, isAbsent }) => (
        <li
          key={id}
          className="flex max-w-full items-center rounded-control border border-hairline bg-surface ps-2 text-13"
        >
          <span className="truncate" dir="auto" lang="">
            {name ?? <code className="font-mono text-12">{id}</code>}
          </span>
          {isAbsent && <span className="ms-1.5 shrink-0 text-12 text-warn">{t('not available')}</span>}
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
