import { Bell, BellRing } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { say } from '@/lib/words/say';
import type { NotifyWish } from './notify-wish';

/** Toggles system notifications for finished runs. Hidden if the browser does not support them. */
export function NotifyToggle({ wish: { kind, toggle } }: { wish: NotifyWish }) {
  if (kind === 'unknown') return null;
  if (kind === 'refused')
    return (
      <p className="text-13 text-quiet">
        {say('Notifications are blocked. The tab title will change when it’s ready.')}
      </p>
    );
  const Icon = kind === 'on' ? BellRing : Bell;
  return (
    <Button size="small" aria-pressed={kind === 'on'} className="aria-pressed:bg-sunk" onClick={toggle}>
      <Icon aria-hidden="true" size={14} /> {say('Notify me')}
    </Button>
  );
}
