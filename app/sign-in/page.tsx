import type { Metadata } from 'next';
import { Logo } from '@/components/shell/logo';
import { SignInForm } from '@/components/shell/sign-in-form';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';

export const metadata: Metadata = perLocale(() => ({ title: t('Sign in') }));

/** Only if the app is served beyond this machine (`ACCESS_TOKEN`). */
export default async function SignInPage({ searchParams }: { searchParams: Promise<{ next?: string | string[] }> }) {
  const { next } = await searchParams;
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-sm flex-col justify-center px-4 pb-24">
      <Logo size={40} />
      <h1 className="mt-6 text-28 font-semibold">{t('Sign in to Cardwright')}</h1>
      <SignInForm next={typeof next === 'string' ? next : null} />
    </main>
  );
}
