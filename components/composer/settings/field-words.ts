import type { Draft } from '@/lib/composer/draft';
import type { DraftPath } from '@/lib/composer/draft-path';
import { POSITIONS } from '@/lib/contract/enums';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { POSITION_WORDS } from './choice-words';

/** Names of fields outside the form. */
const WORDS = perLocale(
  () =>
    ({
      operation: t('Source'),
      inputText: t('Text'),
      textMode: t('Text mode'),
      format: t('Format'),
      numCards: t('Number of cards'),
      autoLength: t('Length'),
      cardSplit: t('Length'),
      reviewOutline: t('Review outline first'),
      additionalInstructions: t('Instructions'),
      amount: t('Amount'),
      tone: t('Tone'),
      audience: t('Audience'),
      language: t('Language'),
      imageSource: t('Images'),
      dimensions: t('Dimensions'),
      headerFooter: t('Header and footer'),
      artifactId: t('Template'),
      prompt: t('Prompt'),
      themeId: t('Theme'),
      folderIds: t('Folders'),
      exportAs: t('Export'),
      imageModel: t('AI image model'),
      imageStyle: t('Image style'),
      workspaceAccess: t('Workspace members'),
      externalAccess: t('Anyone with the link'),
      recipients: t('Email recipients'),
      recipientAccess: t('Recipient access'),
    }) satisfies Record<keyof Draft, string>,
);

export function wordsOfField(path: DraftPath | 'root'): string | null {
  const [first = '', second = ''] = path.split('.');
  const place = POSITIONS.find((name) => name === second);
  if (place) return `${WORDS.headerFooter}, ${POSITION_WORDS[place].toLowerCase()}`;
  return first in WORDS ? WORDS[first as keyof Draft] : null;
}
