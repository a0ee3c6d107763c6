import { useId, useState } from 'react';
import { copyText } from '@/components/request/copy-text';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/words/t';

/** A link to the composer, copied by a button, or by hand if the browser denies that. */
export function CopyLink({ query, note }: { query: string; note: string }) {
  const id = useId();
  const [said, setSaid] = useState<string | null>(null);
  const link = `${window.location.origin}/?${query}`;
  const copy = async () => {
    const isCopied = await copyText(link);
    setSaid(isCopied ? t('Copied') : t('Couldn’t copy. Copy the link manually.'));
  };
  return (
    <div className="mt-1">
      <label htmlFor={id} className="sr-only">
        {t('Link')}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
          className="control min-w-0 flex-1 font-mono text-12"
        />
        <Button onClick={() => void copy()}>{t('Copy link')}</Button>
      </div>
      <p className="mt-1 text-12 text-quiet">{note}</p>
      <p role="status" className="text-12">
        {said}
      </p>
    </div>
  );
}
