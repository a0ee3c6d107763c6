'use client';

import {
  ArrowUpRight,
  Copy,
  Download,
  NotebookPen,
  Pencil,
  SlidersHorizontal,
  Star,
  SwatchBook,
  Trash2,
} from 'lucide-react';
import { exportAddress } from '@/components/data/runs';
import { FILE_KINDS, FILE_NAMES, fileFormats, isDownloadable } from '@/components/runs/deck/deck-files';
import { Menu, type MenuItem } from '@/components/ui/menu';
import type { RunSummary } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';
import type { RowActs } from './row-acts';
import { duplicateAddress } from './row-words';

/** The menu of a row. */
export function RowMenu({ run, acts }: { run: RunSummary; acts: RowActs }) {
  const id = encodeURIComponent(run.id);
  const theme = run.theme;
  const files = fileFormats(run)
    .filter((format) => isDownloadable(run, format))
    .map((format) => ({
      label: FILE_NAMES[format],
      note: FILE_KINDS[format],
      href: exportAddress(run.id, format),
    }));
  const items: MenuItem[] = [
    { label: t('Open'), icon: <ArrowUpRight aria-hidden="true" size={16} />, keys: 'Enter', href: `/runs/${id}` },
    ...(files.length > 0 ? [{ label: t('Download'), icon: <Download aria-hidden="true" size={16} />, files }] : []),
    {
      label: t('Duplicate'),
      icon: <Copy aria-hidden="true" size={16} />,
      keys: 'D',
      href: duplicateAddress(run.id),
      startsGroup: true,
    },
    {
      label: t('Reuse settings'),
      icon: <SlidersHorizontal aria-hidden="true" size={16} />,
      href: `/?remix=${id}`,
    },
    { label: t('Rename'), icon: <Pencil aria-hidden="true" size={16} />, keys: 'F2', act: () => acts.rename(run) },
    {
      label: run.note ? t('Edit note') : t('Add note'),
      icon: <NotebookPen aria-hidden="true" size={16} />,
      keys: 'N',
      act: () => acts.note(run),
    },
    {
      label: run.star ? t('Remove star') : t('Star'),
      icon: <Star aria-hidden="true" size={16} fill={run.star ? 'currentColor' : 'none'} />,
      keys: 'S',
      act: () => acts.star(run),
    },
    ...(theme
      ? [
          {
            label: t('Show runs with this theme'),
            icon: <SwatchBook aria-hidden="true" size={16} />,
            act: () => acts.theme(theme.id),
          },
        ]
      : []),
    {
      label: t('Move to trash'),
      icon: <Trash2 aria-hidden="true" size={16} />,
      keys: 'Del',
      act: () => acts.remove(run),
      isDanger: true,
      startsGroup: true,
    },
  ];
  return <Menu label={t('More actions for {title}', { title: run.title || t('Untitled') })} items={items} />;
}
