'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { revokeDevice, signedInDevicesOptions } from '@/components/data/session';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Modal } from '@/components/ui/modal';
import { RelativeTime } from '@/components/ui/relative-time';
import { ListStatus } from '@/components/ui/states';
import type { SignedInDevice } from '@/lib/contract/settings';
import { t } from '@/lib/words/t';

/** Lists the signed-in devices. Every device except the current one can be signed out. */
export function DeviceList({ className }: { className?: string }) {
  const client = useQueryClient();
  const list = useQuery(signedInDevicesOptions());
  const revocation = useMutation({
    mutationFn: revokeDevice,
    // Refetch after a failure too: the session may have expired in the meantime.
    onSettled: () => client.invalidateQueries({ queryKey: signedInDevicesOptions().queryKey }),
  });
  return (
    <>
      <ListStatus
        of={list}
        failure={revocation.error}
        failureTitle={t('Couldn’t sign out that device')}
        className="m-4"
      />
      <ul className={classNames('empty:hidden [&>li]:border-t [&>li]:border-hairline', className)}>
        {list.data?.data.map((device) => (
          <DeviceItem
            key={device.id}
            device={device}
            isBusy={revocation.isPending}
            onRevoke={() => {
              if (!revocation.isPending) revocation.mutate(device.id);
            }}
          />
        ))}
      </ul>
    </>
  );
}

/** The signed-in devices in a dialog over the current page. */
export default function DevicesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal corner open onClose={onClose} title={t('Signed-in devices')}>
      <DeviceList className="mt-4 max-h-[50vh] overflow-y-auto" />
    </Modal>
  );
}

function DeviceItem({ device, isBusy, onRevoke }: { device: SignedInDevice; isBusy: boolean; onRevoke: () => void }) {
  const name = nameOf(device);
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="truncate text-14 font-medium">{name}</p>
        <p className="text-12 text-quiet">
          {device.isCurrent ? t('This device') : <RelativeTime at={device.lastSeenAt} />}
          {' · '}
          <bdi>{device.address}</bdi>
        </p>
      </div>
      {!device.isCurrent && (
        <Button size="small" aria-label={t('Revoke {name}', { name: name })} aria-disabled={isBusy} onClick={onRevoke}>
          {t('Revoke')}
        </Button>
      )}
    </li>
  );
}

function nameOf({ browser, system }: SignedInDevice): string {
  if (browser && system) return t('{browser} on {system}', { browser, system });
  return browser ?? system ?? t('Unknown device');
}
