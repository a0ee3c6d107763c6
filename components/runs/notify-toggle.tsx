import { Bell, BellRing } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/words/t';
import type { NotifyWish } from './notify-wish';

/** Toggles system notifications for finished runs. Hidden if the browser does not support them. */
export function NotifyToggle({ wish: { kind, toggle } }: { wish: NotifyWish }) {
  if (kind === 'unknown') return null;
  if (kind === 'refused')
    return (
      <p className="text-13 text-quiet">{t('Notifications are blocked. The tab title will change when it’s ready.')}</p>
    );
  const Icon = kind === 'on' ? BellRing : Bell;
  return (
    <Button size="small" aria-pressed={kind === 'on'} className="aria-pressed:bg-sunk" onClick={toggle}>
      <Icon aria-hidden="true" size={14} /> {t('Notify me')}
    </Button>
  );
}
