import Link from 'next/link';
import { sectionAddress } from '@/components/settings/sections';
import { Button, buttonClasses } from '@/components/ui/button';
import { t } from '@/lib/words/t';
import { DeckSketch } from './deck-sketch';

/** Instead of one nearly empty card: what can be made from a topic without a language model. */
export function TopicSketch({ onOutline }: { onOutline: () => void }) {
  return (
    <DeckSketch title={t('A topic alone makes one card')}>
      {t('Write or paste more, or start from an outline.')}
      <span className="mt-4 flex flex-wrap justify-center gap-2">
        <Button onClick={onOutline}>{t('Make an outline')}</Button>
        <Link href={sectionAddress('models')} className={buttonClasses('bare')}>
          {t('Connect a model')}
        </Link>
      </span>
    </DeckSketch>
  );
}
