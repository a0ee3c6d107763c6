'use client';

import { Braces, Cloud, Coins, Cpu, Folder, Image, Info, KeyRound, SlidersHorizontal } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useGo } from '@/components/shell/use-go';
import { classNames } from '@/components/ui/class-names';
import { t } from '@/lib/words/t';
import { SECTION_WORDS, type SectionName, sectionAddress } from './sections';

const ICONS = {
  general: SlidersHorizontal,
  models: Cpu,
  pictures: Image,
  remote: Cloud,
  folders: Folder,
  credits: Coins,
  api: Braces,
  'sign-in': KeyRound,
  about: Info,
} satisfies Record<SectionName, unknown>;

/** The sections beside the page; a select above it on narrow screens. */
export function SettingsNav({ sections }: { sections: readonly SectionName[] }) {
  const path = usePathname();
  const go = useGo();
  const current = sections.find((name) => path === sectionAddress(name)) ?? '';
  return (
    <>
      <nav
        aria-label={t('Settings')}
        className="w-58 shrink-0 border-e border-hairline px-3 py-6 max-md:hidden print:hidden"
      >
        <p className="px-3 pb-2 text-12 text-quiet">{t('Settings')}</p>
        <ul className="space-y-0.5">
          {sections.map((name) => {
            const Icon = ICONS[name];
            return (
              <li key={name}>
                <Link
                  href={sectionAddress(name)}
                  aria-current={name === current ? 'page' : undefined}
                  className={classNames(
                    'flex min-h-8 items-center gap-3 rounded-control px-3 text-14 transition pointer-coarse:min-h-11',
                    name === current ? 'bg-sunk font-medium' : 'text-quiet hover:bg-surface hover:text-ink',
                  )}
                >
                  <Icon aria-hidden="true" size={16} />
                  {SECTION_WORDS[name]}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="px-4 pt-4 md:hidden print:hidden">
        <label className="block text-13 text-quiet">
          {t('Settings')}
          <select
            className="control mt-1"
            value={current}
            onChange={({ target }) => {
              const name = sections.find((section) => section === target.value);
              if (name) go(sectionAddress(name));
            }}
          >
            {sections.map((name) => (
              <option key={name} value={name}>
                {SECTION_WORDS[name]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </>
  );
}
