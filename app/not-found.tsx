import type { Metadata } from 'next';
import { NotFoundState } from '@/components/ui/states';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import MainLayout from './(main)/layout';

export const metadata: Metadata = perLocale(() => ({ title: t('Not found') }));

/** For addresses outside all layouts. */
export default function NotFound() {
  return (
    <MainLayout>
      <NotFoundState />
    </MainLayout>
  );
}
