import { FORMAT_WORDS } from '@/components/composer/choice-words';
import type { Target } from '@/lib/contract/run-words';
import type { Template } from '@/lib/contract/templates';
import { t, tPlural } from '@/lib/words/t';
import { TemplatePicture } from './template-picture';

/** A template option: its theme's look if known, its name and details. */
export function TemplateRow({ template, target }: { template: Template; target: Target }) {
  const { name, artifactId, origin, savedId, format, cards, themeName } = template;
  const facts = [
    format && FORMAT_WORDS[format],
    cards !== null && tPlural(cards, { one: '{count} card', other: '{count} cards' }),
    themeName,
    origin === 'saved' && artifactId,
  ].filter(Boolean);
  return (
    <div className="flex items-center gap-3">
      <TemplatePicture template={template} target={target} />
      <div className="min-w-0">
        <div className="flex items-baseline gap-2">
          <span className="truncate font-medium" dir="auto">
            {name}
          </span>
          {savedId !== null && <span className="shrink-0 text-12 text-quiet">{t('saved')}</span>}
        </div>
        {facts.length > 0 && <div className="truncate text-12 text-quiet">{facts.join(', ')}</div>}
      </div>
    </div>
  );
}
