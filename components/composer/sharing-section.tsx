'use client';

import { EXTERNAL_ACCESS, RECIPIENT_ACCESS, WORKSPACE_ACCESS } from '@/lib/contract/enums';
import { t } from '@/lib/words/t';
import { ACCESS_WORDS, RECIPIENT_ACCESS_WORDS } from './choice-words';
import { SelectField } from './draft-fields';
import { RecipientsField } from './recipients-field';

const choices = (values: readonly (keyof typeof ACCESS_WORDS)[]) =>
  values.map((value) => ({ value, label: ACCESS_WORDS[value] }));

/** docs/spec/interface.md#2.6. */
export function SharingSection() {
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2">
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
