'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { copyText } from '@/components/request/copy-text';
import { Button } from '@/components/ui/button';
import { describedBy, Field } from '@/components/ui/field';
import { useFocusBack } from '@/components/ui/use-page-state';
import { t } from '@/lib/words/t';
import { SettingsCard } from './settings-parts';

export type SecretFormProps = { onClose: () => void; onMade: (name: string, secret: string) => void };

type Props = {
  title: string;
  /** The words of the button that opens the form. */
  add: string;
  /** Shown with a new secret. */
  hint: string;
  foot?: string;
  form: (props: SecretFormProps) => ReactNode;
  children: ReactNode;
};

type Step = { kind: 'list' } | { kind: 'form' } | { kind: 'made'; name: string; secret: string };

/** A list of things with a secret, and a form that makes one. */
export function SecretsCard({ title, add, hint, foot, form, children }: Props) {
  const [step, setStep] = useState<Step>({ kind: 'list' });
  const opener = useFocusBack(step.kind !== 'list');
  const close = () => setStep({ kind: 'list' });
  return (
    <SettingsCard
      title={title}
      action={
        step.kind === 'list' && (
          <Button ref={opener} size="small" onClick={() => setStep({ kind: 'form' })}>
            {add}
          </Button>
        )
      }
      foot={foot}
    >
      {step.kind === 'form' &&
        form({ onClose: close, onMade: (name, secret) => setStep({ kind: 'made', name, secret }) })}
      {step.kind === 'made' && <NewSecret {...step} hint={hint} onClose={close} />}
      {children}
    </SettingsCard>
  );
}

type NewSecretProps = { name: string; secret: string; hint: string; onClose: () => void };

/** A secret right after it was made, which is shown only once. */
function NewSecret({ name, secret, hint, onClose }: NewSecretProps) {
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
