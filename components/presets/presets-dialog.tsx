'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2, Pencil, RefreshCw, Star, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import {
  changePreset,
  createPreset,
  deletePreset,
  presetsOptions,
  savingFailureWords,
} from '@/components/data/presets-and-views';
import { usePreset } from '@/components/drafts/desk-context';
import { copyText } from '@/components/request/copy-text';
import { Button, IconButton } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { ErrorState, ListStatus } from '@/components/ui/states';
import { type Draft, settingsOf } from '@/lib/composer/draft';
import { writeFill } from '@/lib/composer/paste/fill-link';
import type { Preset } from '@/lib/contract/presets';
import { t } from '@/lib/words/t';
import { DeletedNote, NameForm } from './name-form';

/** Saved settings without the text: save, apply, update, rename, delete, share as a link. */
export default function PresetsDialog({ onClose }: { onClose: () => void }) {
  const { getValues } = useFormContext<Draft>();
  const apply = usePreset();
  const client = useQueryClient();
  const list = useQuery(presetsOptions());
  const [isNaming, setNaming] = useState(false);
  const [gone, setGone] = useState<Preset | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const presets = list.data?.data ?? [];
  const fill = writeFill(settingsOf(getValues()));

  const act = async (action: () => Promise<unknown>, done: string | null) => {
    setFailure(null);
    setSaid(null);
    try {
      await action();
      setSaid(done);
    } catch (thrown) {
      setFailure(savingFailureWords(thrown));
    }
    await client.invalidateQueries(presetsOptions());
  };
  const use = (preset: Preset) => {
    apply(preset);
    onClose();
  };
  const remove = (preset: Preset) =>
    act(async () => {
      await deletePreset(preset.id);
      setGone(preset);
    }, null);
  const undo = ({ name, settings, isDefault }: Preset) =>
    act(async () => {
      await createPreset({ name, settings, isDefault });
      setGone(null);
    }, null);

  return (
    <Modal corner open onClose={onClose} title={t('Presets')}>
      <p className="mt-1 text-13 text-quiet">{t('Save these settings to reuse.')}</p>
      <div className="mt-4">
        {isNaming ? (
          <NameForm
            label={t('Preset name')}
            onCancel={() => setNaming(false)}
            onName={(name) => {
              setNaming(false);
              void act(
                () => createPreset({ name, settings: settingsOf(getValues()) }),
                t('Saved as “{name}”', { name }),
              );
            }}
          />
        ) : (
          <Button look="solid" onClick={() => setNaming(true)}>
            {t('Save settings')}
          </Button>
        )}
      </div>
      <div role="status" className="text-13">
        {said && <p className="mt-3">{said}</p>}
        {gone && <DeletedNote name={gone.name} onUndo={() => void undo(gone)} />}
      </div>
      <ErrorState of={failure} title={t('Something went wrong')} className="mt-3" />
      <ListStatus of={list} className="mt-3" />
      {list.isSuccess && presets.length === 0 && <p className="mt-4 text-14 text-quiet">{t('No presets yet.')}</p>}
      <ul className="-mx-2 mt-4 max-h-[40vh] overflow-y-auto px-2 empty:hidden [&>li]:border-t [&>li]:border-hairline [&>li:last-child]:border-b">
        {presets.map((preset) => (
          <PresetItem
            key={preset.id}
            preset={preset}
            onUse={() => use(preset)}
            onUpdate={() =>
              void act(
                () => changePreset(preset.id, { settings: settingsOf(getValues()) }),
                t('“{name}” updated', { name: preset.name }),
              )
            }
            onDefault={() =>
              void act(
                () => changePreset(preset.id, { isDefault: !preset.isDefault }),
                preset.isDefault
                  ? t('New drafts don’t use a preset.')
                  : t('New drafts use “{name}”.', { name: preset.name }),
              )
            }
            onRename={(name) => void act(() => changePreset(preset.id, { name }), null)}
            onDelete={() => void remove(preset)}
          />
        ))}
      </ul>
      <h3 className="mt-5 text-14 font-semibold">{t('Link to these settings')}</h3>
      {fill === null ? (
        <p className="mt-1 text-13 text-quiet">{t('Too long for a link. Save a preset instead.')}</p>
      ) : (
        <CopyLink
          query={`fill=${fill}`}
          note={t('Doesn’t include your text, sharing, emails, web addresses or keys.')}
        />
      )}
    </Modal>
  );
}

type PresetItemProps = {
  preset: Preset;
  onUse: () => void;
  onUpdate: () => void;
  onDefault: () => void;
  onRename: (name: string) => void;
  onDelete: () => void;
};

function PresetItem({ preset, onUse, onUpdate, onDefault, onRename, onDelete }: PresetItemProps) {
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
          <IconButton
            icon={Star}
            name={t('Use {name} for new drafts', { name })}
            aria-pressed={isDefault}
            title={t('Use for new drafts')}
            onClick={onDefault}
            fill={isDefault ? 'currentColor' : 'none'}
          />
          <IconButton
            icon={RefreshCw}
            name={t('Update {name} with current settings', { name })}
            title={t('Update with current settings')}
            onClick={onUpdate}
          />
          <IconButton
            icon={Link2}
            name={t('Link to {name}', { name })}
            aria-expanded={shown === 'link'}
            title={t('Link')}
            onClick={() => setShown(shown === 'link' ? null : 'link')}
          />
          <IconButton
            icon={Pencil}
            name={t('Rename {name}', { name })}
            title={t('Rename')}
            onClick={() => setShown('name')}
          />
          <IconButton icon={Trash2} name={t('Delete {name}', { name })} title={t('Delete')} onClick={onDelete} />
        </div>
      </div>
      {shown === 'link' && (
        <CopyLink query={`preset=${encodeURIComponent(id)}`} note={t('Opens a new draft with this preset.')} />
      )}
    </li>
  );
}

/** A link to the composer, copied by a button, or by hand if the browser denies that. */
function CopyLink({ query, note }: { query: string; note: string }) {
  const id = useId();
  const [said, setSaid] = useState<string | null>(null);
  const link = `${window.location.origin}/?${query}`;
  const copy = async () => {
    const isCopied = await copyText(link);
    setSaid(isCopied ? t('Copied') : t('Couldn’t copy. Copy the link manually.'));
  };
  return (
    <div className="mt-1">
      <label htmlFor={id} className="sr-only">
        {t('Link')}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
          className="control min-w-0 flex-1 font-mono text-12"
        />
        <Button onClick={() => void copy()}>{t('Copy link')}</Button>
      </div>
      <p className="mt-1 text-12 text-quiet">{note}</p>
      <p role="status" className="text-12">
        {said}
      </p>
    </div>
  );
}
