'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { PageLink } from '@/components/ui/page-link';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';

const PAGES = perLocale(() => [
  { href: '/', name: t('Create'), holds: (path: string) => path === '/' },
  {
    href: '/history',
    name: t('History'),
    holds: (path: string) => ['/history', '/runs', '/compare', '/batches'].some((part) => path.startsWith(part)),
  },
]);

export function NavLinks() {
  const path = usePathname();
  return (
    <nav aria-label={t('Main')}>
      <ul className="flex sm:gap-2">
        {PAGES.map(({ href, name, holds }) => (
          <li key={href}>
            <PageLink
              href={href}
              aria-current={path === href ? 'page' : undefined}
              className={classNames(
                // Its underline covers the header's border.
                '-mb-px flex h-(--shell) items-center border-b-2 px-2 text-14 transition max-[26rem]:px-2',
                holds(path) ? 'border-ink font-medium' : 'border-transparent text-quiet hover:text-ink',
              )}
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * On navigation the focused element may be removed, such as a button or a history row. Moves the focus to the main
 * element, so that Tab continues from there. A header link keeps it.
 */
export function FocusOnArrival() {
  const path = usePathname();
  const previousPath = useRef(path);
  useEffect(() => {
    if (previousPath.current === path) return;
    previousPath.current = path;
    if (document.activeElement && document.activeElement !== document.body) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
