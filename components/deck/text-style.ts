import type { CSSProperties } from 'react';
import { cssFamily, readFaceId } from '@/lib/deck/fonts/font-faces';
import type { TextStyle } from '@/lib/deck/placed';
import type { DeckTheme } from '@/lib/deck/theme';
import type { CardUnits } from './card-units';

/** The CSS of a run. */
export function textStyle(style: TextStyle, theme: DeckTheme, units: CardUnits): CSSProperties {
  const { family, weight, italic } = readFaceId(style.face);
  const lines = [style.underline && 'underline', style.strike && 'line-through'].filter(Boolean).join(' ');
  return {
    fontFamily: cssFamily(family),
    fontWeight: weight,
    fontStyle: italic ? 'italic' : 'normal',
    fontSize: units(style.size),
    color: theme.palette[style.colour],
    ...(style.tracking ? { letterSpacing: units(style.tracking) } : {}),
    ...(lines ? { textDecorationLine: lines } : {}),
  };
}

/** Whether two runs have the same style, so that they can share one element. */
export function sameStyle(one: TextStyle, other: TextStyle): boolean {
  return (
    one.face === other.face &&
    one.size === other.size &&
    one.colour === other.colour &&
    (one.tracking ?? 0) === (other.tracking ?? 0) &&
    Boolean(one.strike) === Boolean(other.strike) &&
    Boolean(one.underline) === Boolean(other.underline)
  );
}
