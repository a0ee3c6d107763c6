'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import {
  changePreset,
  createPreset,
  deletePreset,
  presetsOptions,
  savingFailureWords,
} from '@/components/data/presets';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { type Draft, settingsOf } from '@/lib/composer/draft';
import { writeFill } from '@/lib/composer/paste/fill-link';
import type { Preset } from '@/lib/contract/presets';
import { t } from '@/lib/words/t';
import { CopyLink } from './copy-link';
import { NameForm } from './name-form';
import { PresetItem } from './preset-item';
import { usePreset } from './use-preset';

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
      <div role="status" className="text-13 [&>p]:mt-3">
        {said && <p>{said}</p>}
        {gone && (
          <p className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 break-words">{t('“{name}” deleted', { name: gone.name })}</span>
            <Button size="small" onClick={() => void undo(gone)}>
              {t('Undo')}
            </Button>
          </p>
        )}
      </div>
      {failure && (
        <ErrorState title={t('Something went wrong')} className="mt-3">
          {failure}
        </ErrorState>
      )}
      {list.isPending && <LoadingState label={t('Loading…')} className="mt-3" />}
      {list.isError && (
        <ErrorState
          title={t('Couldn’t load the list.')}
          className="mt-3"
          onRetry={() => void list.refetch()}
          retrySize="small"
        >
          {list.error.message}
        </ErrorState>
      )}
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
