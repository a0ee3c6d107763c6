import 'server-only';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { CardView } from '@/components/deck/card-view';
import { deckSize } from '@/components/deck/deck-words';
import { LongDeck } from '@/components/deck/long-deck';
import { cardFacts } from '@/components/deck/presented-cards';
import { CreditsList, pictureCredits, ViewerHeader } from '@/components/deck/viewer-frame';
import { WebpageFrame } from '@/components/deck/webpage-frame';
import type { FileFormat, Format } from '@/lib/contract/enums';
import { grows, isContinuous } from '@/lib/deck/deck';
import { t } from '@/lib/words/t';
import { cardsOfSlice, cardsOnPage } from '@/server/engine/deck-slices/slice-deck';
import { openArtifact } from './open-artifact';

type Props = {
  params: Promise<{ artifactId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const open = cache(async (artifactId: string, search: string) =>
  openArtifact(artifactId, await pageRequest(`/a/${artifactId}`, JSON.parse(search))),
);

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const artifact = await open((await params).artifactId, JSON.stringify(await searchParams));
  // Anyone with the link may read it, but search engines must not index it.
  return { title: artifact?.head.title ?? t('Not found'), robots: { index: false, follow: false } };
}

export default async function ArtifactPage({ params, searchParams }: Props) {
  const { artifactId } = await params;
  const search = await searchParams;
  const artifact = await open(artifactId, JSON.stringify(search));
  if (!artifact) notFound();
  const { head, sheets, images } = artifact;
  const first = cardsOfSlice(artifact, 0, cardsOnPage(artifact));
  const query = queryOf(search);
  const address = (path: string, more: Record<string, string> = {}) => {
    const own = new URLSearchParams({ ...more, ...query }).toString();
    return `/a/${encodeURIComponent(artifactId)}${path}${own ? `?${own}` : ''}`;
  };
  if (artifact.page)
    return (
      <div className="viewer viewer-page">
        <ViewerHeader title={head.title} size={null} files={filesOf(address, ['html', 'pdf', 'pptx'])} />
        <main className="viewer-frame">
          <WebpageFrame src={address('/page')} title={head.title} className="h-full" />
        </main>
      </div>
    );
  const imageUrl = (key: string) => address(`/images/${key.split('/').map(encodeURIComponent).join('/')}`);
  return (
    <div className="viewer">
      <ViewerHeader
        title={head.title}
        size={deckSize(sheets)}
        canPresent={head.format !== 'document'}
        files={filesOf(address, DOWNLOAD_FORMATS[head.format])}
      />
      <main className="viewer-main">
        <LongDeck
          title={head.title}
          language={head.language}
          scrolls={grows(head.dimensions)}
          joins={isContinuous(head)}
          cards={first.map((card) => ({
            ...cardFacts(card),
            notes: card.notes,
            view: <CardView card={card} theme={head.theme} imageUrl={imageUrl} isPage />,
          }))}
          deferred={sheets.slice(first.length).map((sheet) => {
            const { width, height, title, ground } = sheet;
            return { ...cardFacts(sheet), sheet: { width, height, title, ground } };
          })}
          theme={head.theme}
          address={`/a/${encodeURIComponent(artifactId)}`}
          query={new URLSearchParams(query).toString()}
        />
        <CreditsList credits={pictureCredits(images)} />
      </main>
    </div>
  );
}

/** Download formats by deck format, the most suitable first. Webpages made by earlier versions have no HTML file. */
const DOWNLOAD_FORMATS = {
  presentation: ['pptx', 'pdf'],
  document: ['docx', 'pdf', 'pptx'],
  social: ['png', 'pptx', 'pdf'],
  webpage: ['pptx', 'pdf'],
} as const satisfies Record<Format, readonly FileFormat[]>;

function filesOf(address: (path: string, more: Record<string, string>) => string, formats: readonly FileFormat[]) {
  return formats.map((format) => ({
    name: format === 'png' ? t('Images') : format.toUpperCase(),
    href: address('/file', { format }),
  }));
}

/** Files and pictures need the query of a share link too. */
function queryOf(search: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** A page receives its headers and query separately, while the sharing rules take a request, so this combines them. */
async function pageRequest(path: string, search: Record<string, string | string[] | undefined>): Promise<Request> {
  const sent = await headers();
  const address = new URL(path, `http://${sent.get('host') ?? 'localhost'}`);
  for (const [name, value] of Object.entries(search)) {
    for (const each of [value].flat()) if (each !== undefined) address.searchParams.append(name, each);
  }
  return new Request(address, { headers: new Headers(sent) });
}
