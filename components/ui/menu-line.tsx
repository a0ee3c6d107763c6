'use client';

import { Check } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { isMac, keyWords } from '@/components/commands/shortcut-keys';
import { classNames } from './class-names';
import { type MenuFile, MenuFiles } from './menu-files';

type MenuFace = {
  label: string;
  icon: ReactNode;
  keys?: string;
  /** A second line under the label. */
  detail?: string;
  /** Shown at the end of the line, e.g. a file's format. */
  note?: string;
  /** Deletes something. */
  isDanger?: boolean;
  /** Drawn with a line above it. */
  startsGroup?: boolean;
  /** Only shown on narrow screens; wider ones have a separate button. */
  isNarrowOnly?: boolean;
  className?: string;
};

/** Without an action or a link the item is text; with `isChosen` it is a radio item. */
export type MenuItem = MenuFace &
  (
    | { act?: () => void; isChosen?: boolean; staysOpen?: boolean; href?: undefined; files?: undefined }
    | { href: string; download?: boolean; files?: undefined }
    | { files: readonly MenuFile[]; href?: undefined }
  );

const LINE =
  'flex min-h-9 w-full items-center gap-3 rounded-control px-3 text-start text-14 outline-none focus:bg-sunk hover:bg-sunk pointer-coarse:min-h-11';
/** A hairline in the space between two groups. */
const GROUP_LINE =
  'relative mt-[9px] before:absolute before:inset-x-0 before:-top-[5px] before:border-t before:border-hairline before:content-[""]';

/** One line of a menu: an action, a choice, a link, a download, or files in a second menu. */
export function MenuLine({ item, onClose }: { item: MenuItem; onClose: () => void }) {
  const className = classNames(
    LINE,
    item.isDanger && 'text-bad',
    item.startsGroup && GROUP_LINE,
    item.isNarrowOnly && 'sm:hidden',
    item.detail && 'py-2',
    item.className,
  );
  const face = <Face item={item} />;
  if (item.files)
    return <MenuFiles label={item.label} face={face} className={className} files={item.files} onDone={onClose} />;
  if (item.href !== undefined && item.download)
    return (
      <a role="menuitem" tabIndex={-1} href={item.href} download onClick={onClose} className={className}>
        {face}
      </a>
    );
  if (item.href !== undefined)
    return (
      <Link role="menuitem" tabIndex={-1} href={item.href} className={className}>
        {face}
      </Link>
    );
  return (
    <button
      type="button"
      {...(item.isChosen === undefined
        ? { role: 'menuitem' }
        : { role: 'menuitemradio', 'aria-checked': item.isChosen })}
      aria-disabled={item.act === undefined || undefined}
      tabIndex={-1}
      className={classNames(className, item.act === undefined && 'cursor-default')}
      onClick={() => {
        if (!item.act) return;
        if (!item.staysOpen) onClose();
        item.act();
      }}
    >
      {face}
      {item.isChosen && <Check aria-hidden="true" size={16} className="ms-auto shrink-0" />}
    </button>
  );
}

function Face({ item }: { item: MenuItem }) {
  return (
    <>
      <span className={item.isDanger ? undefined : 'text-quiet'}>{item.icon}</span>
      <span className="min-w-0">
        {item.label}
        {item.detail && <span className="block text-12 text-quiet">{item.detail}</span>}
      </span>
      {item.note && <span className="ms-auto ps-4 text-13 text-quiet tabular-nums">{item.note}</span>}
      {item.keys && (
        <kbd className="ms-auto ps-4 font-mono text-12 text-quiet pointer-coarse:hidden">
          {keyWords(item.keys, isMac())}
        </kbd>
      )}
    </>
  );
}
