import { classNames } from '@/components/ui/class-names';
import { useDropToasts } from '@/components/ui/toasts';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';

export const VIEWS = ['write', 'preview', 'settings'] as const;
/** The part of the composer that a narrow screen shows. */
export type View = (typeof VIEWS)[number];

const VIEW_WORDS = perLocale<Record<View, string>>(() => ({
  write: t('Write'),
  preview: t('Preview'),
  settings: t('Settings'),
}));

/** Switches between the three parts of the composer. All stay mounted, so these are toggle buttons, not ARIA tabs. */
export function ViewTabs({ view, onView }: { view: View; onView: (view: View) => void }) {
  const dropToasts = useDropToasts();
  return (
    <nav
      aria-label={t('On this page')}
      className="sticky top-0 z-20 grid shrink-0 grid-cols-3 border-b border-hairline bg-paper lg:hidden"
    >
      {VIEWS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === view}
          onClick={() => {
            // The toast is about the text, and would cover the other part.
            if (one !== view) dropToasts([SPLIT_TOAST]);
            onView(one);
          }}
          className={classNames(
            '-mb-px min-h-11 border-b-2 text-14 transition',
            one === view ? 'border-ink font-medium' : 'border-transparent text-quiet',
          )}
        >
          {VIEW_WORDS[one]}
        </button>
      ))}
    </nav>
  );
}

/** The topic of the toast about an automatic split. */
export const SPLIT_TOAST = 'length';
