import { Bell, BellRing } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { say } from '@/lib/words/say';
import type { NotifyWish } from './notify-wish';

/** To be told by the system when a run has ended. Not shown where the browser cannot. */
export function NotifyToggle({ wish: { kind, toggle } }: { wish: NotifyWish }) {
  if (kind === 'unknown') return null;
  if (kind === 'refused')
    return (
      <p className="text-13 text-quiet">
        {say('The browser refuses notifications: the tab tells you when it is ready.')}
      </p>
    );
  const Icon = kind === 'on' ? BellRing : Bell;
  return (
    <Button size="small" aria-pressed={kind === 'on'} className="aria-pressed:bg-sunk" onClick={toggle}>
      <Icon aria-hidden="true" size={14} /> {say('Tell me when it is ready')}
    </Button>
  );
}
