'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { DeviceList } from '@/components/account/device-list';
import { Button } from '@/components/ui/button';
import { loadPart } from '@/components/ui/load-part';
import { LANGUAGE_COOKIE, SYSTEM_LANGUAGE } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { SettingsCard, SettingsSection } from './settings-parts';

const YEAR = 31_536_000;

type Props = {
  /** `name` is in the language itself: "Deutsch". */
  languages: readonly { locale: string; name: string }[];
  /** The locale; null to follow the browser. */
  chosen: string | null;
};

export function GeneralSection({ languages, chosen }: Props) {
  const choose = (value: string) => {
    const age = value === SYSTEM_LANGUAGE ? 0 : YEAR;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
    document.cookie = `${LANGUAGE_COOKIE}=${value}; path=/; max-age=${age}; SameSite=Lax`;
    // Messages are only loaded with the page.
    location.reload();
  };
  return (
    <SettingsSection title={t('General')}>
      <SettingsCard title={t('Language')} foot={t('For this browser. Decks keep their own language.')}>
        <div className="px-5 py-4">
          <select
            aria-label={t('Language')}
            className="control max-w-80"
            defaultValue={chosen ?? SYSTEM_LANGUAGE}
            onChange={({ target }) => choose(target.value)}
          >
            <option value={SYSTEM_LANGUAGE}>{t('System')}</option>
            {languages.map(({ locale, name }) => (
              <option key={locale} value={locale} lang={locale}>
                {name}
              </option>
            ))}
          </select>
        </div>
      </SettingsCard>
    </SettingsSection>
  );
}

const SignOutDialog = dynamic(
  loadPart(() => import('@/components/account/sign-out-dialog')),
  { ssr: false },
);

/** The signed-in devices, and sign-out for this one. */
export function SignInSection() {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <SettingsSection title={t('Sign-in')} about={t('A sign-in lasts 30 days. A new access token signs everyone out.')}>
      <SettingsCard
        title={t('Signed-in devices')}
        action={
          <Button size="small" onClick={() => setLeaving(true)}>
            {t('Sign out')}
          </Button>
        }
      >
        <DeviceList className="px-5 [&>li:first-child]:border-t-0" />
      </SettingsCard>
      {isLeaving && <SignOutDialog onClose={() => setLeaving(false)} />}
    </SettingsSection>
  );
}
