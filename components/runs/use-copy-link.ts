import { copyText } from '@/components/request/copy-text';
import { useToast } from '@/components/ui/toasts';
import { t } from '@/lib/words/t';

/** Copies a deck's URL; if the browser denies that, shows it for copying by hand. */
export function useCopyLink(): (address: string) => void {
  const toast = useToast();
  return (address) => {
    const whole = new URL(address, window.location.href).href;
    void copyText(whole).then((isCopied) =>
      toast(isCopied ? t('Link copied') : t('The browser blocked copying. The link: {address}', { address: whole })),
    );
  };
}
