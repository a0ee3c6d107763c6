import { classNames } from '@/components/ui/class-names';

/**
 * A webpage as it was made, in a frame that runs no scripts and is isolated from the app. Its links open in a new
 * tab.
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
