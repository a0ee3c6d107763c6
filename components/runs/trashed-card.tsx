'use client';

import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { firstCardOptions } from '@/components/data/history';
import { CardThumb, thumbHeight } from './card-thumb';

const WIDTH = 480;

/** In the trash a deck cannot be opened, but its first card still identifies it. */
export function TrashedCard({ id }: { id: string }) {
  const { data } = useQuery(firstCardOptions(id));
  const imageUrl = useCallback((key: string) => data?.images[key] ?? '', [data]);
  const card = data?.deck.cards[0];
  return (
    <div className="flex min-h-0 flex-1 items-center justify-center overflow-hidden bg-surface p-8 max-sm:p-4 print:hidden">
      {card && (
        <div
          className="max-w-full overflow-hidden rounded-card opacity-70 shadow-card"
          style={{ width: WIDTH, height: thumbHeight(card, WIDTH) }}
        >
          <CardThumb
            card={card}
            theme={data.deck.theme}
            imageUrl={imageUrl}
            language={data.deck.language}
            width={WIDTH}
          />
        </div>
      )}
    </div>
  );
}
