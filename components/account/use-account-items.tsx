'use client';

import { useQueryClient } from '@tanstack/react-query';
import { LogOut, MonitorSmartphone } from 'lucide-react';
import dynamic from 'next/dynamic';
import { type ReactNode, useEffect, useState } from 'react';
import { loadPart } from '@/components/ui/load-part';
import type { MenuItem } from '@/components/ui/menu';
import { t } from '@/lib/words/t';
import { onSignedOutElsewhere } from './clear-device';

const DevicesDialog = dynamic(
  loadPart(() => import('./devices-dialog')),
  { ssr: false },
);
const SignOutDialog = dynamic(
  loadPart(() => import('./sign-out-dialog')),
  { ssr: false },
);

/** The account items of a menu, and the dialog that one of them opened. */
export function useAccountItems(hasSignIn: boolean): { items: MenuItem[]; dialog: ReactNode } {
  const client = useQueryClient();
  const [open, setOpen] = useState<'devices' | 'sign-out' | null>(null);
  useEffect(() => {
    if (!hasSignIn) return;
    return onSignedOutElsewhere(() => {
      client.clear();
      void import('./sign-out').then(({ leaveAfterOtherTab }) => leaveAfterOtherTab());
    });
  }, [client, hasSignIn]);
  if (!hasSignIn) return { items: [], dialog: null };
  const close = () => setOpen(null);
  return {
    items: [
      {
        label: t('Signed-in devices'),
        icon: <MonitorSmartphone aria-hidden="true" size={16} />,
        act: () => setOpen('devices'),
      },
      { label: t('Sign out'), icon: <LogOut aria-hidden="true" size={16} />, act: () => setOpen('sign-out') },
    ],
    dialog: (
      <>
        {open === 'devices' && <DevicesDialog onClose={close} />}
        {open === 'sign-out' && <SignOutDialog onClose={close} />}
      </>
    ),
  };
}
