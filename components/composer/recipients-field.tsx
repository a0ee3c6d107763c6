'use client';

import { Plus, X } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { Draft } from '@/lib/composer/draft';
import { InputField, useDraftField } from './draft-fields';

/** E-mail addresses, one a row. */
export function RecipientsField() {
  const { control, setValue } = useFormContext<Draft>();
  const recipients = useWatch({ control, name: 'recipients' });
  const { id, notes } = useDraftField('recipients');
  const change = (next: string[]) => setValue('recipients', next, { shouldDirty: true });
  return (
    <Field group id={id} label="Send to" {...notes}>
      <ul className="space-y-2">
        {recipients.map((_, row) => (
          <li key={`${row}-${recipients.length}`} className="flex items-start gap-1">
            <InputField
              path={`recipients.${row}`}
              label={`E-mail address ${row + 1}`}
              labelHidden
              inputMode="email"
              placeholder="name@example.org"
              className="flex-1"
            />
            <Button
              look="bare"
              aria-label={`Remove address ${row + 1}`}
              onClick={() => change(recipients.filter((_one, at) => at !== row))}
            >
              <X aria-hidden="true" size={15} />
            </Button>
          </li>
        ))}
      </ul>
      <Button size="small" className={recipients.length > 0 ? 'mt-2' : ''} onClick={() => change([...recipients, ''])}>
        <Plus aria-hidden="true" size={14} /> Add an address
      </Button>
    </Field>
  );
}
