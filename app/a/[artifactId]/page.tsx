import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { CardView } from '@/components/deck/card-view';
import { CreditsList } from '@/components/deck/credits-list';
import { pictureCredits } from '@/components/deck/picture-credits';
import { Presenter } from '@/components/deck/presenter';
import { ViewerHeader } from '@/components/deck/viewer-header';
import { grows } from '@/lib/deck/deck';
import { say } from '@/lib/words/say';
import { openArtifact } from './open-artifact';
import { pageRequest } from './page-request';

type Props = {
  params: Promise<{ artifactId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const open = cache(async (artifactId: string, search: string) =>
  openArtifact(artifactId, await pageRequest(`/a/${artifactId}`, JSON.parse(search))),
);

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const artifact = await open((await params).artifactId, JSON.stringify(await searchParams));
  // Whoever holds the address may read; search engines do not hold it.
  return { title: artifact?.deck.title ?? say('Not found'), robots: { index: false, follow: false } };
}

export default async function ArtifactPage({ params, searchParams }: Props) {
  const { artifactId } = await params;
  const search = await searchParams;
  const artifact = await open(artifactId, JSON.stringify(search));
  if (!artifact) notFound();
  const { deck } = artifact;
  const query = queryOf(search);
  const address = (path: string, more: Record<string, string> = {}) => {
    const own = new URLSearchParams({ ...more, ...query }).toString();
    return `/a/${encodeURIComponent(artifactId)}${path}${own ? `?${own}` : ''}`;
  };
  const imageUrl = (key: string) => address(`/images/${key.split('/').map(encodeURIComponent).join('/')}`);
  return (
    <div className="viewer">
      <ViewerHeader
        title={deck.title}
        count={new Set(deck.cards.map((card) => card.index)).size}
        files={[
          { name: 'PPTX', href: address('/file', { format: 'pptx' }) },
          { name: 'PDF', href: address('/file', { format: 'pdf' }) },
        ]}
      />
      <main className="viewer-main">
        <Presenter
          title={deck.title}
          language={deck.language}
          scrolls={grows(deck.dimensions)}
          cards={deck.cards.map((card) => ({
            id: card.page === 0 ? `card-${card.index + 1}` : `card-${card.index + 1}-${card.page + 1}`,
            index: card.index,
            title: card.title,
            proportion: card.width / card.height,
            view: <CardView card={card} theme={deck.theme} imageUrl={imageUrl} isPage />,
          }))}
        />
        <CreditsList credits={pictureCredits(deck.cards)} />
      </main>
    </div>
  );
}

/** What a share link carries is handed on to files and pictures. */
function queryOf(search: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
