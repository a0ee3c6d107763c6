'use client';

import { EXTERNAL_ACCESS, RECIPIENT_ACCESS, WORKSPACE_ACCESS } from '@/lib/contract/enums';
import { ACCESS_WORDS } from './choice-words';
import { SelectField } from './draft-fields';
import { RecipientsField } from './recipients-field';

const choices = (values: readonly (keyof typeof ACCESS_WORDS)[]) =>
  values.map((value) => ({ value, label: ACCESS_WORDS[value] }));

const AS_WORKSPACE = "As the workspace's settings say";

/** Interface 2.6. */
export function SharingSection() {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <SelectField
        path="workspaceAccess"
        label="Members of the workspace"
        options={choices(WORKSPACE_ACCESS)}
        unset={AS_WORKSPACE}
      />
      <SelectField
        path="externalAccess"
        label="People outside it"
        options={choices(EXTERNAL_ACCESS)}
        unset={AS_WORKSPACE}
      />
      <RecipientsField />
      <SelectField
        path="recipientAccess"
        label="What recipients may do"
        options={choices(RECIPIENT_ACCESS)}
        unset="Not set"
        hint="Only members of the workspace can be given Edit and share."
      />
    </div>
  );
}
