'use client';

import { useRouter } from 'next/navigation';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { type ButtonLook, type ButtonSize, buttonClasses } from './button';
import { classNames } from './class-names';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * A link for the elements that every page starts with. Next's `Link` does more, but would be a large part of the code
 * that loads before the page is interactive. Prefetches on intent.
 */
export function PageLink({ href, ...rest }: Props) {
  const router = useRouter();
  const prefetch = () => router.prefetch(href);
  return (
    <a
      href={href}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={(event) => {
        if (event.defaultPrevented || isForBrowser(event)) return;
        event.preventDefault();
        router.push(href);
      }}
      {...rest}
    />
  );
}

/** A link to a page that looks like a button. */
export function ButtonLink({ look, size, className, ...rest }: Props & { look?: ButtonLook; size?: ButtonSize }) {
  return <PageLink className={classNames(buttonClasses(look, size), className)} {...rest} />;
}

/** With a modifier key the browser opens a tab or window, or downloads. */
function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
