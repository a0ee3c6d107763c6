import { classNames } from '@/components/ui/class-names';

/**
 * A webpage as it was made, in a frame that runs no scripts and is isolated from the app. Its links open in a new
 * tab. The frame is transparent until the page has loaded, so a sketch of a page shows through.
 */
export function WebpageFrame({ src, title, className }: { src: string; title: string; className?: string }) {
  return (
    <div className={classNames('relative overflow-hidden bg-surface', className)}>
      <SketchedPage />
      <iframe
        src={src}
        title={title}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        // The page has no dark scheme. Browsers paint a frame white if its scheme differs from that of its document.
        className="absolute inset-0 h-full w-full border-0 [color-scheme:light]"
      />
    </div>
  );
}

function SketchedPage() {
  return (
    <div aria-hidden="true" className="mx-auto flex w-4/5 max-w-4xl flex-col gap-6 py-[8%] motion-safe:animate-pulse">
      <span className="h-14 w-3/5 rounded-control bg-sunk" />
      <span className="h-5 w-2/5 rounded-control bg-sunk" />
      <span className="mt-2 h-48 rounded-control bg-sunk" />
      <span className="h-5 rounded-control bg-sunk" />
      <span className="h-5 w-11/12 rounded-control bg-sunk" />
      <span className="h-5 w-3/4 rounded-control bg-sunk" />
    </div>
  );
}
