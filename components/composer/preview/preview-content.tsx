'use client';

import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { useKnownTemplate } from '@/components/pickers/template-picker';
import type { Draft } from '@/lib/composer/draft';
import { t } from '@/lib/words/t';
import { useFormSession } from '../form-session';
import DeckPane from './deck-pane';
import { DeckSketch, PreviewHeader } from './preview-frame';
import { TemplateDeck } from './template-deck';

type Props = ComponentProps<typeof DeckPane> & Pick<ComponentProps<typeof TemplateDeck>, 'onTemplate'>;

/** The deck of the text; with a template that the engine has, the template until there is new content. */
export default function PreviewContent({ onTemplate, ...props }: Props) {
  const { target } = useFormSession();
  const artifactId = useWatch<Draft, 'artifactId'>({ name: 'artifactId' }).trim();
  const isLocal = props.operation === 'template' && target === 'local';
  const template = useKnownTemplate(target, isLocal ? artifactId : '');
  if (isLocal && artifactId === '')
    return (
      <>
        <PreviewHeader title={t('Preview')} detail={t('Template')} onApi={props.onApi} />
        <DeckSketch title={t('Choose a template')}>{t('Its cards will appear here.')}</DeckSketch>
      </>
    );
  return isLocal && template ? (
    <TemplateDeck key={template.artifactId} template={template} onTemplate={onTemplate} {...props} />
  ) : (
    <DeckPane {...props} />
  );
}
