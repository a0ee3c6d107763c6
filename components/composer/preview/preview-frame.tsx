import { CodeXml } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/words/t';

/** Empty state of the preview: a few outlined cards and a hint. */
export function DeckSketch({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="m-auto flex w-full max-w-[28rem] flex-col items-center px-8 pb-16 text-center">
      <div aria-hidden="true" className="w-full">
        <div className="mx-auto h-5 w-[70%] rounded-t-card border border-b-0 border-dashed border-edge opacity-40" />
        <div className="mx-auto h-5 w-[85%] rounded-t-card border border-b-0 border-dashed border-edge opacity-60" />
        <div className="grid aspect-video grid-cols-[58fr_42fr] overflow-hidden rounded-card border border-hairline bg-raised shadow-card">
          <div className="flex flex-col justify-center gap-3 px-7">
            <div className="mb-1 h-0.5 w-6 bg-accent" />
            <div className="h-5 w-full rounded-[2px] bg-sunk" />
            <div className="h-5 w-2/3 rounded-[2px] bg-sunk" />
            <div className="mt-2 h-2 w-4/5 rounded-[2px] bg-surface" />
          </div>
          <div className="bg-surface" />
        </div>
      </div>
      <p className="mt-10 text-16 font-semibold">{title}</p>
      <p className="mt-1 text-14 text-quiet">{children}</p>
    </div>
  );
}

type Props = { title: string; detail: string; onApi: () => void; children?: ReactNode };

/** The title row of the preview, aligned with the form's header. */
export function PreviewHeader({ title, detail, onApi, children }: Props) {
  return (
    <header className="@container flex h-12 shrink-0 items-center gap-2 px-4 lg:px-8">
      <div className="flex min-w-0 flex-1 items-baseline gap-2">
        <h2 id="deck-title" className="shrink-0 text-14 font-semibold">
          {title}
        </h2>
        <p className="truncate text-13 text-quiet @max-[16rem]:hidden">{detail}</p>
      </div>
      {children}
      <Button look="bare" className="shrink-0 lg:-me-3" onClick={onApi}>
        <CodeXml aria-hidden="true" size={16} className="text-quiet" />
        {t('API')}
      </Button>
    </header>
  );
}
