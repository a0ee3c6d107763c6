import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '@/components/request/copy-text';
import { Button } from '@/components/ui/button';
import { say } from '@/lib/words/say';

/** Puts the deck's own address on the clipboard; where the browser does not allow that, shows it to be copied by hand. */
export function CopyAddress({ address }: { address: string }) {
  const [said, setSaid] = useState<'copied' | 'refused' | null>(null);
  const whole = () => new URL(address, window.location.href).href;
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-2">
      <Button onClick={() => void copyText(whole()).then((isCopied) => setSaid(isCopied ? 'copied' : 'refused'))}>
        <Link2 aria-hidden="true" size={16} /> {say('Copy link')}
      </Button>
      <span role="status" className="text-13 text-quiet empty:hidden">
        {said === 'copied' && say('Copied.')}
        {said === 'refused' && say('The browser did not allow it. Copy it by hand:')}
      </span>
      {said === 'refused' && (
        <input
          readOnly
          aria-label={say('The deck’s address')}
          value={whole()}
          onFocus={(event) => event.target.select()}
          className="control w-56 font-mono text-12"
        />
      )}
    </span>
  );
}
