'use client';

import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { useKnownTemplate } from '@/components/pickers/template-picker';
import type { Draft } from '@/lib/composer/draft';
import DeckPane from './deck-pane';
import { useFormSession } from './form-session';
import { TemplateDeck } from './template-deck';

type Props = ComponentProps<typeof DeckPane> & Pick<ComponentProps<typeof TemplateDeck>, 'onTemplate'>;

/** The deck of the text; with a template that the engine has, the template until there is new content. */
export default function PreviewContent({ onTemplate, ...props }: Props) {
  const { target } = useFormSession();
  const artifactId = useWatch<Draft, 'artifactId'>({ name: 'artifactId' }).trim();
  const isTemplate = props.operation === 'template' && target === 'local' && artifactId !== '';
  const template = useKnownTemplate(target, isTemplate ? artifactId : '');
  return isTemplate && template ? (
    <TemplateDeck key={template.artifactId} template={template} onTemplate={onTemplate} {...props} />
  ) : (
    <DeckPane {...props} />
  );
}
