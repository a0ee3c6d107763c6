'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteTemplate, saveTemplate, TEMPLATES_KEY } from '@/components/data/templates';
import { useKnownTemplate } from '@/components/pickers/template-picker';
import { NameForm } from '@/components/presets/name-form';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { Failure } from '@/components/ui/states';
import type { Target } from '@/lib/contract/run-words';
import { t } from '@/lib/words/t';

type Props = { target: Target; artifactId: string; onClose: () => void };

/** Saves the selected deck as a named template, renames a saved one, or removes it. */
export default function SaveTemplateDialog({ target, artifactId, onClose }: Props) {
  const client = useQueryClient();
  const known = useKnownTemplate(target, artifactId);
  const onSuccess = async () => {
    await client.invalidateQueries({ queryKey: [TEMPLATES_KEY] });
    onClose();
  };
  const save = useMutation({ mutationFn: saveTemplate, onSuccess });
  const remove = useMutation({ mutationFn: deleteTemplate, onSuccess });
  const isBusy = save.isPending || remove.isPending;
  const failure = save.error ?? remove.error;
  const savedId = known?.savedId ?? null;
  return (
    <Modal open onClose={onClose} title={savedId ? t('Rename template') : t('Save as template')}>
      <div className="mt-4">
        <NameForm
          // The name may load after the dialog opens.
          key={known?.name}
          label={t('Template name')}
          initial={known?.name === artifactId ? '' : known?.name}
          onName={(name) => {
            remove.reset();
            if (!isBusy) save.mutate({ target, artifactId, name });
          }}
          onCancel={onClose}
        />
      </div>
      <Failure of={failure} className="mt-2 text-13" />
      {savedId && (
        <Button
          size="small"
          look="bare"
          className="mt-3 -ms-2"
          aria-disabled={isBusy}
          onClick={() => {
            save.reset();
            if (!isBusy) remove.mutate(savedId);
          }}
        >
          {t('Remove saved name')}
        </Button>
      )}
    </Modal>
  );
}
