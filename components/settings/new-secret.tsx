'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { copyText } from '@/components/request/copy-text';
import { Button } from '@/components/ui/button';
import { describedBy, Field } from '@/components/ui/field';
import { t } from '@/lib/words/t';

type Props = { name: string; secret: string; hint: string; onClose: () => void };

/** A secret right after it was made, which is shown only once. */
export function NewSecret({ name, secret, hint, onClose }: Props) {
  const id = useId();
  const [status, setStatus] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const copy = async () => setStatus((await copyText(secret)) ? t('Copied') : t('Copying was blocked by the browser'));
  return (
    <div className="border-b border-hairline px-5 py-4">
      <Field id={id} label={name} hint={hint}>
        <input
          ref={field}
          id={id}
          readOnly
          dir="ltr"
          className="control font-mono"
          value={secret}
          {...describedBy(id, { hint: '' })}
        />
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button size="small" look="solid" onClick={() => void copy()}>
          {t('Copy')}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('Done')}
        </Button>
        <span role="status" className="text-13 text-quiet">
          {status}
        </span>
      </div>
    </div>
  );
}
