import dynamic from 'next/dynamic';
import type { ComponentProps } from 'react';
import { loadPart } from '@/components/ui/load-part';
import type { OutlineKind } from '@/lib/deck/outlines/find-outline';
import { EditorStrip } from './editor-strip';
import { OutlineButton } from './outline-button';

const OutlineMenu = dynamic(
  loadPart(() => import('./outline-menu').then((module) => module.OutlineMenu)),
  { ssr: false },
);

type Props = Omit<ComponentProps<typeof EditorStrip>, 'cards' | 'outline'> &
  ComponentProps<typeof OutlineButton> & { toFill?: OutlineKind };

/** The editor strip with the list of cards, and the choice of an outline for a prompt. */
export function EditorTools({ entries, toFill, current, onGo, ...strip }: Props) {
  return (
    <EditorStrip
      {...strip}
      cards={<OutlineButton entries={entries} current={current} onGo={onGo} />}
      outline={toFill && <OutlineMenu {...toFill} />}
    />
  );
}
