'use client';

import {
  ArrowUpRight,
  Braces,
  CloudUpload,
  Copy,
  GitCompareArrows,
  Link2,
  NotebookPen,
  Pencil,
  RotateCw,
  SlidersHorizontal,
  Trash2,
} from 'lucide-react';
import { Menu, type MenuItem } from '@/components/ui/menu';
import type { RunAct } from './run-acts-list';

/** The icon of each action, and which actions start a group. */
const FACES = {
  open: { icon: ArrowUpRight, isNarrowOnly: true },
  duplicate: { icon: Copy },
  reuse: { icon: SlidersHorizontal },
  version: { icon: RotateCw },
  'send-remote': { icon: CloudUpload },
  compare: { icon: GitCompareArrows },
  rename: { icon: Pencil, startsGroup: true },
  note: { icon: NotebookPen },
  'copy-link': { icon: Link2 },
  request: { icon: Braces },
  delete: { icon: Trash2, startsGroup: true, isDanger: true },
} as const;

type Listed = keyof typeof FACES;

/** The actions on a run that have no button of their own. */
export function RunMenu({ acts, label }: { acts: readonly RunAct[]; label: string }) {
  const items = acts.flatMap((act) => (act.id in FACES ? itemOf(act, FACES[act.id as Listed]) : []));
  return (
    <Menu
      label={label}
      items={items}
      className="size-9 shrink-0 border border-edge text-ink hover:border-ink max-sm:border-transparent pointer-coarse:size-11"
    />
  );
}

function itemOf(
  act: RunAct,
  { icon: Icon, ...face }: { icon: typeof Copy; startsGroup?: boolean; isDanger?: boolean; isNarrowOnly?: boolean },
): MenuItem {
  const shared = { label: act.title, icon: <Icon aria-hidden="true" size={16} />, ...face };
  return act.href === undefined ? { ...shared, act: act.run } : { ...shared, href: act.href };
}
