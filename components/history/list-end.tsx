import { Button } from '@/components/ui/button';
import { t } from '@/lib/words/t';

type Props = { next: 'more' | 'broken' | 'end'; count: number; onMore: () => void };

/** The end of the list: a button to load more, or why there is no more. */
export function ListEnd({ next, count, onMore }: Props) {
  return (
    <div className="py-6 text-center text-13 text-quiet print:hidden">
      {next === 'end' && count > 10 && t('End of list')}
      {next === 'more' && (
        <Button size="small" onClick={onMore}>
          {t('Load more')}
        </Button>
      )}
      {next === 'broken' && (
        <span className="inline-flex items-center gap-3" role="alert">
          {t('Couldn’t load more.')}
          <Button size="small" onClick={onMore}>
            {t('Retry')}
          </Button>
        </span>
      )}
    </div>
  );
}
