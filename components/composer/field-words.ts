import type { Draft } from '@/lib/composer/draft';
import type { DraftPath } from '@/lib/composer/draft-path';
import { POSITIONS } from '@/lib/contract/enums';
import { say } from '@/lib/words/say';
import { POSITION_WORDS } from './choice-words';

/** Names of fields outside the form. */
const WORDS = {
  operation: say('Source'),
  inputText: say('Text'),
  textMode: say('Text mode'),
  format: say('Format'),
  numCards: say('Number of cards'),
  autoLength: say('Length'),
  cardSplit: say('Length'),
  additionalInstructions: say('Instructions'),
  amount: say('Amount'),
  tone: say('Tone'),
  audience: say('Audience'),
  language: say('Language'),
  imageSource: say('Images'),
  dimensions: say('Dimensions'),
  headerFooter: say('Header and footer'),
  artifactId: say('Template'),
  prompt: say('Prompt'),
  themeId: say('Theme'),
  folderIds: say('Folders'),
  exportAs: say('Export'),
  imageModel: say('AI image model'),
  imageStyle: say('Image style'),
  workspaceAccess: say('Workspace members'),
  externalAccess: say('Anyone with the link'),
  recipients: say('Email recipients'),
  recipientAccess: say('Recipient access'),
} satisfies Record<keyof Draft, string>;

export function wordsOfField(path: DraftPath | 'root'): string | null {
  const [first = '', second = ''] = path.split('.');
  const place = POSITIONS.find((name) => name === second);
  if (place) return `${WORDS.headerFooter}, ${POSITION_WORDS[place].toLowerCase()}`;
  return first in WORDS ? WORDS[first as keyof Draft] : null;
}
