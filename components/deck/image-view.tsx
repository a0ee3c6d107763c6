import type { Picture } from '@/lib/deck/blocks';
import type { PlacedImage } from '@/lib/deck/placed';
import { uploadIdOf } from '@/lib/deck/text/inline/uploaded-picture';
import { t } from '@/lib/words/t';
import { type Drawing, place } from './drawing';

/** A picture in its frame; without bytes, a labelled placeholder. */
export function ImageView({ element, drawing }: { element: PlacedImage; drawing: Drawing }) {
  const { units, theme } = drawing;
  const address = addressOf(element, drawing);
  const frame = { ...place(element.box, units), borderRadius: units(element.radius) };
  if (address === null) {
    return (
      <figure className="deck-box deck-placeholder" style={{ ...frame, color: theme.palette.muted }}>
        <span style={{ fontSize: units(12) }}>{reasonOf(element.picture)}</span>
      </figure>
    );
  }
  return (
    <figure className="deck-box" style={frame}>
      <img
        src={address}
        alt={element.decorative ? '' : element.alt}
        title={creditOf(element.picture)}
        style={{ objectFit: element.fit }}
        loading="lazy"
        decoding="async"
        draggable={false}
      />
    </figure>
  );
}

function addressOf({ picture }: PlacedImage, { imageUrl }: Drawing): string | null {
  switch (picture.kind) {
    case 'file':
      return isAddress(picture.key) ? picture.key : imageUrl(picture.key);
    case 'art':
    case 'url':
    case 'placeholder':
      return null;
  }
}

/** Stored pictures have keys, which only the artifact's routes resolve. */
function isAddress(key: string): boolean {
  return key.startsWith('data:') || uploadIdOf(key) !== null;
}

function reasonOf(picture: Picture): string {
  if (picture.kind === 'placeholder') return picture.reason;
  if (picture.kind !== 'url') return '';
  const host = URL.canParse(picture.url) ? new URL(picture.url).host : '';
  return host ? t('Image from {host}', { host }) : t('Image');
}

function creditOf(picture: Picture): string | undefined {
  return picture.kind === 'file' ? picture.credit : undefined;
}
