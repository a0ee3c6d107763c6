'use client';

import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Draft } from '@/lib/composer/draft';
import { EXTERNAL_ACCESS, RECIPIENT_ACCESS, WORKSPACE_ACCESS } from '@/lib/contract/enums';
import { t } from '@/lib/words/t';
import { ACCESS_WORDS, RECIPIENT_ACCESS_WORDS } from './choice-words';
import { SelectField } from './draft-fields';
import { useFormSession } from './form-session';
import { RecipientsField } from './recipients-field';
import { type SharingFields, sharingFields } from './sharing-fields';

const choices = (values: readonly (keyof typeof ACCESS_WORDS)[]) =>
  values.map((value) => ({ value, label: ACCESS_WORDS[value] }));

/** docs/spec/interface.md#2.6: the fields that have an effect at the target. */
export function SharingSection() {
  const { settings, target } = useFormSession();
  const { control } = useFormContext<Draft>();
  const [workspaceAccess, externalAccess, recipients, recipientAccess] = useWatch({
    control,
    name: ['workspaceAccess', 'externalAccess', 'recipients', 'recipientAccess'],
  });
  const filled = { workspaceAccess, externalAccess, recipients, recipientAccess };
  // A field does not vanish while it is being emptied.
  const [before] = useState(filled);
  const signsIn = settings?.signsIn !== false;
  const shown = sharingFields({ target, signsIn, filled: [filled, before] });
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2">
      {target === 'local' && !signsIn && (
        <p className="text-13 text-quiet sm:col-span-2">
          {t('Sign-in is off: anyone who can reach this server can open every deck.')}
        </p>
      )}
      {shown.workspaceAccess && (
        <SelectField
          path="workspaceAccess"
          label={t('Workspace members')}
          options={choices(WORKSPACE_ACCESS)}
          unset={t('Workspace default')}
        />
      )}
      {shown.externalAccess && (target === 'local' ? <LinkAccess chosen={externalAccess} /> : <ExternalAccess />)}
      {shown.recipients && <RecipientsField />}
      {shown.recipientAccess && (
        <SelectField
          path="recipientAccess"
          label={t('Recipient access')}
          options={RECIPIENT_ACCESS.map((value) => ({ value, label: RECIPIENT_ACCESS_WORDS[value] }))}
          unset={t('Not set')}
          className="sm:col-span-2"
        />
      )}
    </div>
  );
}

function ExternalAccess() {
  return (
    <SelectField
      path="externalAccess"
      label={t('Anyone with the link')}
      options={choices(EXTERNAL_ACCESS)}
      unset={t('Workspace default')}
    />
  );
}

/** The engine lets people view a deck and no more. Other values, such as those of a preset, can only be kept. */
function LinkAccess({ chosen }: { chosen: SharingFields['externalAccess'] }) {
  const closed = t('Only people who sign in here');
  return (
    <SelectField
      path="externalAccess"
      label={t('Who can open it')}
      options={[
        ...(chosen === 'noAccess' ? [{ value: 'noAccess', label: closed }] : []),
        { value: 'view', label: t('Anyone with the link') },
        ...(chosen === 'comment' || chosen === 'edit' ? choices([chosen]) : []),
      ]}
      unset={chosen === 'noAccess' ? undefined : closed}
      className="sm:col-span-2"
    />
  );
}
