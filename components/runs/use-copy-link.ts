import { useQueryClient } from '@tanstack/react-query';
import { sharingOf } from '@/components/data/sharing';
import { copyText } from '@/components/request/copy-text';
import { useToast } from '@/components/ui/toasts';
import type { Run } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';
import { isShareable } from './share-dialog';

/**
 * Copies a deck's URL; if the browser denies that, shows it for copying by hand. Warns if others cannot open the link.
 */
export function useCopyLink(run: Run, onShare: () => void): (address: string) => void {
  const toast = useToast();
  const client = useQueryClient();
  return async (address) => {
    const whole = new URL(address, window.location.href).href;
    if (!(await copyText(whole)))
      return toast(t('The browser blocked copying. The link: {address}', { address: whole }));
    const sharing = isShareable(run) ? await client.fetchQuery(sharingOf(run.id)).catch(() => null) : null;
    if (sharing?.signsIn && sharing.externalAccess === 'noAccess')
      return toast(t('Link copied. Only people who sign in here can open it.'), { label: t('Share'), act: onShare });
    toast(t('Link copied'));
  };
}
