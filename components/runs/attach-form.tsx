import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { describedBy, Field } from '@/components/ui/field';
import { say } from '@/lib/words/say';

type Props = { error: string | undefined; isBusy: boolean; onAttach: (generationId: string) => void };

/** Takes the id of a generation that the person found at the service. */
export function AttachForm({ error, isBusy, onAttach }: Props) {
  const [generationId, setGenerationId] = useState('');
  const id = useId();
  return (
    <form
      className="mt-3 flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (generationId.trim()) onAttach(generationId.trim());
      }}
    >
      <Field id={id} label={say('If the service shows it, give its generation id')} error={error} className="flex-1">
        <input
          id={id}
          className="control font-mono text-13"
          value={generationId}
          onChange={(event) => setGenerationId(event.target.value)}
          {...describedBy(id, { error })}
        />
      </Field>
      <Button type="submit" disabled={isBusy}>
        {say('Attach')}
      </Button>
    </form>
  );
}
