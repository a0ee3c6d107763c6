'use client';

import { useQueryClient } from '@tanstack/react-query';
import { LogOut, MonitorSmartphone, UserRound } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { loadPart } from '@/components/ui/load-part';
import { Menu } from '@/components/ui/menu';
import { say } from '@/lib/words/say';
import { onSignedOutElsewhere } from './clear-device';

const DevicesDialog = dynamic(
  loadPart(() => import('./devices-dialog')),
  { ssr: false },
);
const SignOutDialog = dynamic(
  loadPart(() => import('./sign-out-dialog')),
  { ssr: false },
);

/** Only where people sign in. */
export function AccountMenu() {
  const client = useQueryClient();
  const [open, setOpen] = useState<'devices' | 'sign-out' | null>(null);
  useEffect(
    () =>
      onSignedOutElsewhere(() => {
        client.clear();
        void import('./sign-out').then(({ leaveSignedOut }) => leaveSignedOut());
      }),
    [client],
  );
  const close = () => setOpen(null);
  return (
    <>
      <Menu
        label={say('Account')}
        className="size-9 text-quiet hover:text-ink pointer-coarse:size-11"
        items={[
          {
            label: say('Signed-in devices'),
            icon: <MonitorSmartphone aria-hidden="true" size={16} />,
            act: () => setOpen('devices'),
          },
          { label: say('Sign out'), icon: <LogOut aria-hidden="true" size={16} />, act: () => setOpen('sign-out') },
        ]}
      >
        <UserRound aria-hidden="true" size={18} />
        <span className="sr-only">{say('Account')}</span>
      </Menu>
      {open === 'devices' && <DevicesDialog onClose={close} />}
      {open === 'sign-out' && <SignOutDialog onClose={close} />}
    </>
  );
}
