import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';
import { LoadingState } from '@/components/ui/states';
import { t } from '@/lib/words/t';

export const CardsView = dynamic(
  loadPart(() => import('./cards-view').then((module) => module.CardsView)),
  {
    ssr: false,
    loading: () => <LoadingState label={t('Loading…')} className="p-4" />,
  },
);

// Notes on the text, loaded once there is some. The editor works without them.
export const BreakNotes = dynamic(
  () =>
    import('./break-notes').then(
      (module) => module.BreakNotes,
      () => () => null,
    ),
  { ssr: false },
);

export const TemplateHead = dynamic(
  loadPart(() => import('./template-head').then((module) => module.TemplateHead)),
  { ssr: false, loading: () => <LoadingState label={t('Loading…')} rows={2} className="p-4" /> },
);
