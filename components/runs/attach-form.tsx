import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { describedBy, Field } from '@/components/ui/field';
import { t } from '@/lib/words/t';

type Props = {
  error: string | undefined;
  isBusy: boolean;
  /** Whether the deck's URL is accepted as well as a generation id. */
  takesAddress: boolean;
  onAttach: (found: string) => void;
};

/** A form for the generation id or deck URL that the person found at the service. */
export function AttachForm({ error, isBusy, takesAddress, onAttach }: Props) {
  const [found, setFound] = useState('');
  const id = useId();
  return (
    <form
      className="mt-3 flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (found.trim()) onAttach(found.trim());
      }}
    >
      <Field
        id={id}
        label={takesAddress ? t('Deck link or generation ID') : t('Generation ID')}
        error={error}
        className="flex-1"
      >
        <input
          id={id}
          className="control font-mono text-13"
          value={found}
          onChange={(event) => setFound(event.target.value)}
          {...describedBy(id, { error })}
        />
      </Field>
      <Button type="submit" disabled={isBusy}>
        {t('Attach')}
      </Button>
    </form>
  );
}
