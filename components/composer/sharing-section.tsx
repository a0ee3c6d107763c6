'use client';

import { EXTERNAL_ACCESS, RECIPIENT_ACCESS, WORKSPACE_ACCESS } from '@/lib/contract/enums';
import { say } from '@/lib/words/say';
import { ACCESS_WORDS } from './choice-words';
import { SelectField } from './draft-fields';
import { RecipientsField } from './recipients-field';

const choices = (values: readonly (keyof typeof ACCESS_WORDS)[]) =>
  values.map((value) => ({ value, label: ACCESS_WORDS[value] }));

const AS_WORKSPACE = say('As the workspace’s settings say');

/** Interface 2.6. */
export function SharingSection() {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <SelectField
        path="workspaceAccess"
        label={say('Members of the workspace')}
        options={choices(WORKSPACE_ACCESS)}
        unset={AS_WORKSPACE}
      />
      <SelectField
        path="externalAccess"
        label={say('People outside it')}
        options={choices(EXTERNAL_ACCESS)}
        unset={AS_WORKSPACE}
      />
      <RecipientsField />
      <SelectField
        path="recipientAccess"
        label={say('What recipients may do')}
        options={choices(RECIPIENT_ACCESS)}
        unset={say('Not set')}
        hint={say('Only members of the workspace can be given Edit and share.')}
      />
    </div>
  );
}
