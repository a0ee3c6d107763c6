'use client';

import { useController, useFormContext } from 'react-hook-form';
import { TemplatePicker, useKnownTemplate } from '@/components/pickers/template-picker';
import { Field } from '@/components/ui/field';
import type { Draft } from '@/lib/composer/draft';
import type { Target } from '@/lib/contract/run-words';
import { say } from '@/lib/words/say';
import { useDraftField } from './draft-fields';
import { useFormSession } from './form-session';
import { SaveTemplate } from './save-template';

/** Where each service shows the id of what it made. */
const WHERE = {
  practice: say(
    'Choose one of your decks, or paste an id or a link: the id stands behind /a/ in the address of a deck.',
  ),
  live: say(
    'Choose a run of yours, or paste an id or a link: the id stands at the end of the address of what was made.',
  ),
} satisfies Record<Target, string>;

/** What a run begins from (interface 2.5). */
export function TemplateField({ className }: { className?: string }) {
  const { control } = useFormContext<Draft>();
  const { field } = useController({ control, name: 'artifactId' });
  const { target } = useFormSession();
  const { id, notes, control: aria } = useDraftField('artifactId', WHERE[target]);
  const known = useKnownTemplate(target, field.value.trim());
  return (
    <div className={className}>
      <Field
        id={id}
        label={
          <>
            {say('Template')} <Beta />
          </>
        }
        {...notes}
      >
        <TemplatePicker {...aria} target={target} value={field.value} onChange={field.onChange} />
      </Field>
      {field.value.trim() !== '' && (
        <SaveTemplate key={`${target} ${field.value}`} target={target} artifactId={field.value.trim()} known={known} />
      )}
    </div>
  );
}

function Beta() {
  return (
    <span className="ms-1 rounded-full border border-hairline px-1.5 py-px text-12 font-normal text-quiet">
      {say('Beta')}
    </span>
  );
}
