'use client';

import { X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { ACCESS_WORDS } from '@/components/composer/choice-words';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Field } from '@/components/ui/field';
import { useToast } from '@/components/ui/toasts';
import type { Run } from '@/lib/contract/composer';
import { EXTERNAL_ACCESS, RECIPIENT_ACCESS, WORKSPACE_ACCESS } from '@/lib/contract/enums';
import type { RunSharing } from '@/lib/contract/run-sharing';
import { t } from '@/lib/words/t';
import { shareChange } from './share-change';
import { shareToast, useShare } from './use-share';

/**
 * All recipients are outside the workspace: the engine treats their `fullAccess` as `edit`
 * (docs/spec/settled-points.md#3).
 */
const FOR_RECIPIENTS = RECIPIENT_ACCESS.filter((access) => access !== 'fullAccess');

type Props = { run: Run; sharing: RunSharing; onClose: () => void };

/** Edits who can open the deck. Nothing applies until it is saved, so that no intermediate choice gives access. */
export function ShareForm({ run, sharing, onClose }: Props) {
  const [before] = useState(sharing);
  const [chosen, setChosen] = useState(sharing);
  const share = useShare(run.id);
  const toast = useToast();
  const change = shareChange(before, chosen);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (share.isPending) return;
    if (!change) return onClose();
    share.mutate(change, {
      onSuccess: () => {
        toast(t('Access changed'), undefined, shareToast(run.id));
        onClose();
      },
    });
  };
  return (
    <form onSubmit={save} className="mt-2 space-y-4 text-14">
      <p className="text-quiet">
        {sharing.signsIn
          ? t('People with access can view the deck.')
          : t('Sign-in is off: anyone who can reach this server can open every deck.')}
      </p>
      <AccessField
        label={t('Workspace members')}
        values={WORKSPACE_ACCESS}
        value={chosen.workspaceAccess}
        onChange={(workspaceAccess) => setChosen({ ...chosen, workspaceAccess })}
      />
      <AccessField
        label={t('Anyone with the link')}
        hint={t('“No access” disables the link.')}
        values={EXTERNAL_ACCESS}
        value={chosen.externalAccess}
        onChange={(externalAccess) => setChosen({ ...chosen, externalAccess })}
      />
      {before.recipients.length > 0 && (
        <Recipients chosen={chosen} onChange={(recipients) => setChosen({ ...chosen, ...recipients })} />
      )}
      {share.error && (
        <p role="alert" className="text-bad">
          {share.error.message}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button type="submit" look="solid" aria-disabled={share.isPending}>
          {share.isPending ? t('Saving…') : t('Save')}
        </Button>
      </DialogActions>
    </form>
  );
}

type AccessProps<Access extends keyof typeof ACCESS_WORDS> = {
  label: string;
  hint?: string;
  values: readonly Access[];
  value: Access;
  onChange: (access: Access) => void;
};

function AccessField<Access extends keyof typeof ACCESS_WORDS>({
  label,
  hint,
  values,
  value,
  onChange,
}: AccessProps<Access>) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint}>
      <select
        id={id}
        className="control"
        aria-describedby={hint && `${id}-hint`}
        value={value}
        onChange={(event) => {
          const access = values.find((one) => one === event.target.value);
          if (access) onChange(access);
        }}
      >
        {values.map((access) => (
          <option key={access} value={access}>
            {ACCESS_WORDS[access]}
          </option>
        ))}
      </select>
    </Field>
  );
}

type Kept = Pick<RunSharing, 'recipients' | 'recipientAccess'>;

/** The recipients of the request. They can only be removed here, not added, because no email is sent from here. */
function Recipients({ chosen, onChange }: { chosen: Kept; onChange: (kept: Kept) => void }) {
  const id = useId();
  const { recipients, recipientAccess } = chosen;
  return (
    <fieldset id={id} tabIndex={-1} className="min-w-0 space-y-2 outline-none">
      <legend className="mb-1 text-13 font-medium">{t('Email recipients')}</legend>
      <p className="text-12 text-quiet">{t('Local doesn’t send email. Share the link yourself.')}</p>
      {recipients.length === 0 && <p className="text-quiet">{t('No recipients.')}</p>}
      <ul className="flex flex-wrap gap-1.5">
        {recipients.map((address) => (
          <li
            key={address}
            className="flex max-w-full items-center rounded-control border border-hairline bg-surface ps-2 text-13"
          >
            <span className="truncate">{address}</span>
            <button
              type="button"
              aria-label={t('Remove {address}', { address })}
              onClick={() => {
                onChange({ ...chosen, recipients: recipients.filter((one) => one !== address) });
                // The button is removed with its address.
                document.getElementById(id)?.focus();
              }}
              className="grid size-7 shrink-0 place-items-center rounded-control text-quiet hover:text-ink pointer-coarse:size-11"
            >
              <X aria-hidden="true" size={13} />
            </button>
          </li>
        ))}
      </ul>
      {recipients.length > 0 && (
        <AccessField
          label={t('Recipient access')}
          values={FOR_RECIPIENTS}
          value={FOR_RECIPIENTS.find((access) => access === recipientAccess) ?? 'view'}
          onChange={(access) => onChange({ ...chosen, recipientAccess: access })}
        />
      )}
    </fieldset>
  );
}
