'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { DeviceList } from '@/components/account/device-list';
import { Button } from '@/components/ui/button';
import { loadPart } from '@/components/ui/load-part';
import { t } from '@/lib/words/t';
import { SettingsCard, SettingsSection } from './settings-parts';

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
