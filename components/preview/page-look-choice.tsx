import { GalleryVertical, type LucideIcon, Monitor, Smartphone } from 'lucide-react';
import { Segmented } from '@/components/ui/segmented';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';

/** How the preview shows a web page: in a window of either width, or as the cards of its PDF and PPTX. */
export type PageLook = 'desktop' | 'phone' | 'cards';

const WORDS = perLocale(() => ({ desktop: t('Desktop'), phone: t('Phone'), cards: t('Cards') }) as const);
const ICONS: Readonly<Record<PageLook, LucideIcon>> = { desktop: Monitor, phone: Smartphone, cards: GalleryVertical };
const LOOKS = ['desktop', 'phone', 'cards'] as const;

type Props = { value: PageLook; onChange: (look: PageLook) => void };

export function PageLookChoice({ value, onChange }: Props) {
  return (
    <Segmented
      label={t('Show as')}
      value={value}
      onChange={onChange}
      className="w-32 shrink-0"
      options={LOOKS.map((look) => {
        const Icon = ICONS[look];
        return {
          value: look,
          label: (
            <span title={WORDS[look]}>
              <Icon aria-hidden="true" size={16} />
              <span className="sr-only">{WORDS[look]}</span>
            </span>
          ),
        };
      })}
    />
  );
}
