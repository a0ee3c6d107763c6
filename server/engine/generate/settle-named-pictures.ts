import 'server-only';
import type { HeaderFooter } from '@/lib/contract/request/header-footer';
import type { Block, Card, DeckWarning, Picture } from '@/lib/deck/blocks';
import type { DeckTheme } from '@/lib/deck/theme';
import { englishMessage, verbatim } from '@/lib/words/stored-messages';
import { type ResolveContext, resolvePictures } from '../images/resolve-pictures';

/** Fetches the pictures of header, footer and logo, like those in the text. Keyed by URL. */
export async function settleNamedPictures(
  headerFooter: HeaderFooter | null,
  theme: DeckTheme,
  context: ResolveContext,
): Promise<{ pictures: ReadonlyMap<string, Picture>; warnings: DeckWarning[] }> {
  const urls = [...new Set(addresses(headerFooter, theme))];
  if (urls.length === 0) return { pictures: new Map(), warnings: [] };
  const blocks = urls.map((url): Block => ({ kind: 'image', picture: { kind: 'url', url }, alt: '', lines: NO_LINES }));
  const card: Card = { blocks, notes: null, labelOnly: false };
  const { cards } = await resolvePictures([card], context);
  const pictures = new Map<string, Picture>();
  const warnings: DeckWarning[] = [];
  for (const [index, block] of (cards[0]?.blocks ?? []).entries()) {
    const url = urls[index];
    if (block.kind !== 'image' || url === undefined) continue;
    pictures.set(url, block.picture);
    if (block.picture.kind === 'placeholder')
      warnings.push({
        message: englishMessage('Header and footer: {why} ({address}).', {
          why: verbatim(block.picture.reason),
          address: url.slice(0, 120),
        }),
      });
  }
  return { pictures, warnings };
}

const NO_LINES = { from: 0, to: 0 };

function addresses(headerFooter: HeaderFooter | null, theme: DeckTheme): string[] {
  const found: string[] = [];
  for (const position of Object.values(headerFooter ?? {})) {
    if (typeof position !== 'object' || position.type !== 'image') continue;
    if (position.source === 'custom' && position.src) found.push(position.src);
    if (position.source === 'themeLogo' && theme.logo) found.push(theme.logo);
  }
  return found;
}
