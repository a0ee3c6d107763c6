import type { Draft } from '@/lib/composer/draft';
import type { DraftPath } from '@/lib/composer/draft-path';
import { POSITIONS } from '@/lib/contract/enums';
import { say } from '@/lib/words/say';
import { POSITION_WORDS } from './choice-words';

/** What a field is called where it is spoken of from afar. */
const WORDS = {
  operation: say('Kind of run'),
  inputText: say('Text'),
  textMode: say('What happens to the text'),
  format: say('Format'),
  numCards: say('Number of cards'),
  cardSplit: say('Cut into cards'),
  additionalInstructions: say('Additional instructions'),
  amount: say('Amount of text'),
  tone: say('Tone'),
  audience: say('Audience'),
  language: say('Language'),
  imageSource: say('Where images come from'),
  dimensions: say('Dimensions'),
  headerFooter: say('Header and footer'),
  artifactId: say('Template'),
  prompt: say('Prompt'),
  themeId: say('Theme'),
  folderIds: say('Folders'),
  exportAs: say('Also as a file'),
  imageModel: say('Image model'),
  imageStyle: say('Image style'),
  workspaceAccess: say('Members of the workspace'),
  externalAccess: say('People outside it'),
  recipients: say('Direct access'),
  recipientAccess: say('What recipients may do'),
} satisfies Record<keyof Draft, string>;

export function wordsOfField(path: DraftPath | 'root'): string | null {
  const [first = '', second = ''] = path.split('.');
  const place = POSITIONS.find((name) => name === second);
  if (place) return `${WORDS.headerFooter}, ${POSITION_WORDS[place].toLowerCase()}`;
  return first in WORDS ? WORDS[first as keyof Draft] : null;
}

const SECTIONS = ['text', 'images', 'headerFooter', 'sharing'] as const;
export type SectionId = (typeof SECTIONS)[number];

const SECTION_FIELDS = {
  text: ['amount', 'language', 'tone', 'audience'],
  images: ['imageSource', 'imageModel', 'imageStyle'],
  headerFooter: ['headerFooter'],
  sharing: ['workspaceAccess', 'externalAccess', 'recipients', 'recipientAccess'],
} satisfies Record<SectionId, (keyof Draft)[]>;

/** The section that holds a field; null for those always in view. */
export function sectionOf(path: string): SectionId | null {
  const first = path.split('.')[0];
  return SECTIONS.find((section) => SECTION_FIELDS[section].some((field) => field === first)) ?? null;
}

/** How many fields of a section say something: shown while it is closed. */
export function countSaid(section: SectionId, draft: Draft): number {
  if (section === 'headerFooter') return POSITIONS.filter((name) => draft.headerFooter[name].type !== '').length;
  return SECTION_FIELDS[section].filter((field) => {
    const value = draft[field as Exclude<keyof Draft, 'headerFooter'>];
    return typeof value === 'string' ? value.trim() !== '' : value.some((one) => one.trim() !== '');
  }).length;
}
