import { CodeXml } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/words/t';

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
