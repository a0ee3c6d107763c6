'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { templatesOptions } from '@/components/data/templates';
import type { Target } from '@/lib/contract/run-words';
import { t } from '@/lib/words/t';
import { TemplatePicture } from './template-picture';

/** The list has all of them. */
const MOST_SHOWN = 8;
const PICTURE_WIDTH = 128;

type Props = { target: Target; onPick: (artifactId: string) => void };

/** The first templates as pictures in a row, to start with one of them. Nothing until they are loaded. */
export function TemplateShelf({ target, onPick }: Props) {
  const { data } = useInfiniteQuery(templatesOptions(target, ''));
  const templates = data?.pages[0]?.data.slice(0, MOST_SHOWN) ?? [];
  if (templates.length === 0) return null;
  return (
    <ul aria-label={t('Templates')} className="mt-3 flex gap-3 overflow-x-auto pb-2">
      {templates.map((template) => (
        <li key={template.artifactId} className="shrink-0">
          <button
            type="button"
            onClick={() => onPick(template.artifactId)}
            className="group block rounded-control p-1 text-start transition hover:bg-surface"
          >
            <TemplatePicture template={template} target={target} width={PICTURE_WIDTH} />
            <span
              dir="auto"
              translate="no"
              className="mt-1 block truncate text-12 text-quiet group-hover:text-ink"
              style={{ width: PICTURE_WIDTH }}
            >
              {template.name}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
