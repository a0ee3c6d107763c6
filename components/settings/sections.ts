import { say } from '@/lib/words/say';

export const SECTIONS = ['models', 'folders', 'credits', 'sign-in', 'about'] as const;
export type SectionName = (typeof SECTIONS)[number];

export const SECTION_WORDS = {
  models: say('Models'),
  folders: say('Folders'),
  credits: say('Credits'),
  'sign-in': say('Sign-in'),
  about: say('About'),
} satisfies Record<SectionName, string>;

/** The sections that have something to show. */
export function shownSections(hasSignIn: boolean): SectionName[] {
  return SECTIONS.filter((name) => name !== 'sign-in' || hasSignIn);
}

export function sectionAddress(name: SectionName): string {
  return `/settings/${name}`;
}
