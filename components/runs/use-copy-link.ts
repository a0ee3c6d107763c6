import { copyText } from '@/components/request/copy-text';
import { useToast } from '@/components/ui/toasts';
import { say } from '@/lib/words/say';

/** Copies a deck's URL; if the browser denies that, shows it for copying by hand. */
export function useCopyLink(): (address: string) => void {
  const toast = useToast();
  return (address) => {
    const whole = new URL(address, window.location.href).href;
    void copyText(whole).then((isCopied) =>
      toast(
        isCopied ? say('Link copied') : say('The browser blocked copying. The link: {address}', { address: whole }),
      ),
    );
  };
}
