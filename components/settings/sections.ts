import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';

export const SECTIONS = [
  'general',
  'models',
  'pictures',
  'remote',
  'folders',
  'credits',
  'api',
  'sign-in',
  'about',
] as const;
export type SectionName = (typeof SECTIONS)[number];

export const SECTION_WORDS = perLocale(
  () =>
    ({
      general: t('General'),
      models: t('Models'),
      pictures: t('Images'),
      remote: t('Remote service'),
      folders: t('Folders'),
      credits: t('Credits'),
      api: t('API'),
      'sign-in': t('Sign-in'),
      about: t('About'),
    }) satisfies Record<SectionName, string>,
);

/** The sections to show. Sign-in is omitted if the app runs without it. */
export function shownSections(hasSignIn: boolean): SectionName[] {
  return SECTIONS.filter((name) => name !== 'sign-in' || hasSignIn);
}

export function sectionAddress(name: SectionName): string {
  return `/settings/${name}`;
}
