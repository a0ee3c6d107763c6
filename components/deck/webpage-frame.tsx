import { classNames } from '@/components/ui/class-names';

/**
 * The page of a webpage, as it is: without scripts, apart from the program's own pages. Links of the page open in a tab
 * of their own.
 */
export function WebpageFrame({ src, title, className }: { src: string; title: string; className?: string }) {
  return (
    <iframe
      src={src}
      title={title}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      className={classNames('block w-full border-0 bg-white', className)}
    />
  );
}
