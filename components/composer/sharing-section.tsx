'use client';

import { EXTERNAL_ACCESS, RECIPIENT_ACCESS, WORKSPACE_ACCESS } from '@/lib/contract/enums';
import { t } from '@/lib/words/t';
import { ACCESS_WORDS, RECIPIENT_ACCESS_WORDS } from './choice-words';
import { SelectField } from './draft-fields';
import { useFormSession } from './form-session';
import { RecipientsField } from './recipients-field';

const choices = (values: readonly (keyof typeof ACCESS_WORDS)[]) =>
  values.map((value) => ({ value, label: ACCESS_WORDS[value] }));

/** docs/spec/interface.md#2.6. The engine is sent every field and says here which of them it follows. */
export function SharingSection() {
  const { settings, target } = useFormSession();
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2">
      {target === 'local' && settings && (
        <p className="text-13 text-quiet sm:col-span-2">
          {settings.signsIn
            ? t('On decks made here only “Anyone with the link” has an effect, and people can only view.')
            : t('Sign-in is off: anyone who can reach this server can open every deck.')}
        </p>
      )}
      <SelectField
        path="workspaceAccess"
        label={t('Workspace members')}
        options={choices(WORKSPACE_ACCESS)}
        unset={t('Workspace default')}
      />
      <SelectField
        path="externalAccess"
        label={t('Anyone with the link')}
        options={choices(EXTERNAL_ACCESS)}
        unset={t('Workspace default')}
      />
      <RecipientsField />
      <SelectField
        path="recipientAccess"
        label={t('Recipient access')}
        options={RECIPIENT_ACCESS.map((value) => ({ value, label: RECIPIENT_ACCESS_WORDS[value] }))}
        unset={t('Not set')}
        className="sm:col-span-2"
      />
    </div>
  );
}
