import { cssFamily, findFamily } from '@/lib/deck/fonts/font-faces';
import type { DeckTheme } from '@/lib/deck/theme';
import { KeywordSwatch } from './theme-swatch';

type Props = { theme: DeckTheme | null; keywords?: readonly string[]; title: string };

/** A cover in the theme's colours and type; of a remote theme only the names of its colours are known. */
export function ThemePicture({ theme, keywords = [], title }: Props) {
  if (!theme) return <KeywordSwatch keywords={keywords} className="aspect-[16/5] w-full rounded-[4px] bg-surface" />;
  const { palette, fonts, coverGround, headingCase, headingTracking } = theme;
  const isAccent = coverGround === 'accent';
  const ground = palette[coverGround];
  const ink = isAccent ? palette.onAccent : coverGround === 'surface' ? palette.onSurface : palette.ink;
  return (
    <div
      aria-hidden="true"
      className="@container relative flex aspect-video w-full overflow-hidden rounded-[4px] border border-hairline"
      style={{ background: ground, color: ink }}
    >
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-[4cqw] px-[7cqw]">
        <div className="h-[1.4cqw] w-[8cqw]" style={{ background: isAccent ? palette.onAccent : palette.accent }} />
        <div
          className="line-clamp-3 leading-[1.08] wrap-break-word"
          style={{
            fontSize: `${titleSize(title, headingCase === 'upper')}cqw`,
            fontFamily: cssFamily(findFamily(fonts.heading)),
            fontWeight: fonts.headingWeight,
            letterSpacing: `${headingTracking / 1000}em`,
            textTransform: headingCase === 'upper' ? 'uppercase' : 'none',
          }}
        >
          {title}
        </div>
        <div className="h-[1.2cqw] w-[26cqw] opacity-50" style={{ background: ink }} />
      </div>
      <svg aria-hidden="true" viewBox="0 0 30 40" className="h-full shrink-0" focusable="false">
        <Motif palette={palette} isAccent={isAccent} />
      </svg>
    </div>
  );
}

function Motif({ palette, isAccent }: { palette: DeckTheme['palette']; isAccent: boolean }) {
  const { accent, second, third, surface, ink } = palette;
  const strong = isAccent ? ink : accent;
  return (
    <>
      <rect width="30" height="40" fill={surface} />
      <path d="M0 0h15v15A15 15 0 0 1 0 0z" fill={strong} />
      <rect x="15" width="15" height="15" fill={second} />
      <circle cx="22.5" cy="7.5" r="4.5" fill={third} />
      <rect y="15" width="15" height="12.5" fill={third} />
      <path d="M3 27.5a4.5 4.5 0 0 1 9 0z" fill={surface} />
      <path d="M15 15h15v12.5A15 12.5 0 0 1 15 15z" fill={strong} />
      <path d="M0 27.5h15A15 12.5 0 0 1 0 40z" fill={second} />
      <rect x="15" y="27.5" width="15" height="12.5" fill={strong} />
      <circle cx="22.5" cy="33.75" r="4" fill={second} />
    </>
  );
}

const LARGEST = 8.4;
const SMALLEST = 3.2;
/** The width of the title's column. All sizes are in percent of the picture's width (`cqw`). */
const COLUMN = 43;
/** The width of an average letter in the widest heading fonts, in ems. */
const CAPITAL = 0.84;
const LETTER = 0.66;

/** The size of a title in the picture of a theme, at which its longest word is on one line. */
export function titleSize(title: string, isUpper: boolean): number {
  const letters = Math.max(1, ...title.split(/[\s/–—-]+/).map((word) => [...word].length));
  return Math.max(SMALLEST, Math.min(LARGEST, COLUMN / (letters * (isUpper ? CAPITAL : LETTER))));
}
