'use client';

import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import { classNames } from '@/components/ui/class-names';
import { say } from '@/lib/words/say';

const PAGES = [
  { href: '/', name: say('Compose'), holds: (path: string) => path === '/' },
  {
    href: '/history',
    name: say('History'),
    holds: (path: string) => ['/history', '/runs', '/compare'].some((part) => path.startsWith(part)),
  },
];

export function NavLinks() {
  const path = usePathname();
  const router = useRouter();
  return (
    <nav aria-label={say('Main')}>
      <ul className="flex">
        {PAGES.map(({ href, name, holds }) => (
          <li key={href}>
            <Link
              href={href}
              // Not while this page is still coming: when one is about to go there.
              prefetch={false}
              onPointerEnter={() => router.prefetch(href)}
              onFocus={() => router.prefetch(href)}
              aria-current={path === href ? 'page' : undefined}
              className={classNames(
                // Its line lies on that of the header, so that both are as high as the composer reckons with.
                '-mb-px flex h-14 items-center border-b-2 px-3 text-14 transition max-[22rem]:px-2',
                holds(path) ? 'border-ink font-medium' : 'border-transparent text-quiet hover:text-ink',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
