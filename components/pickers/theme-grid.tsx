'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { Check } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Theme } from '@/lib/contract/lists';
import type { Target } from '@/lib/contract/run-words';
import { cssFamily, findFamily } from '@/lib/deck/fonts/font-faces';
import type { DeckTheme } from '@/lib/deck/theme';
import { DEFAULT_THEME_ID, findStandardTheme } from '@/lib/deck/themes/all-themes';
import { t } from '@/lib/words/t';
import { loadAhead, type PickerList } from './picker-list';
import { KeywordSwatch } from './theme-swatch';

type Props = {
  id: string;
  target: Target;
  /** The search and the filter: other ones start at the top. */
  asked: string;
  /** Null is the option for no theme. */
  options: readonly (Theme | null)[];
  active: number;
  list: PickerList<Theme>;
  value: string;
  none: { name: string; themeId?: string };
  title: string;
  /** Set to the number of columns that fit. */
  columns: RefObject<number>;
  onPick: (theme: Theme | null) => void;
  onHover: (index: number) => void;
};

const NARROW = 440;
const MAX_KEYWORDS = 8;

type PictureProps = { theme: DeckTheme | null; keywords?: readonly string[]; title: string };

/** The options of the gallery, virtualized: only visible ones are rendered. */
export function ThemeGrid(props: Props) {
  const { id, target, asked, options, active, list, value, none, title, columns, onPick, onHover } = props;
  const box = useRef<HTMLDivElement>(null);
  const shownFor = useRef(asked);
  const [across, setAcross] = useState(3);
  columns.current = across;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => setAcross(element.clientWidth < NARROW ? 2 : 3));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (box.current && asked !== shownFor.current) box.current.scrollTop = 0;
    shownFor.current = asked;
  }, [asked]);
  const rows = useVirtualizer({
    count: Math.ceil(options.length / across),
    getScrollElement: () => box.current,
    estimateSize: () => 144,
    overscan: 2,
    paddingStart: 8,
    paddingEnd: 8,
    useFlushSync: false,
  });
  useEffect(() => {
    if (active >= 0) rows.scrollToIndex(Math.floor(active / across), { align: 'auto' });
  }, [active, across, rows]);
  const known = list.state === 'end' ? options.length : -1;
  return (
    <div
      ref={box}
      id={`${id}-list`}
      role="listbox"
      aria-label={t('Themes')}
      aria-busy={list.state === 'loading' || undefined}
      tabIndex={-1}
      className={classNames('min-h-0 flex-1 overflow-y-auto', options.length === 0 && 'hidden')}
      onScroll={loadAhead(list)}
    >
      <div role="presentation" className="relative h-[440px]" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index: row, key, start }) => (
          <div
            key={key}
            ref={rows.measureElement}
            data-index={row}
            role="presentation"
            className="absolute inset-x-2 top-0 grid"
            style={{ transform: `translateY(${start}px)`, gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))` }}
          >
            {options.slice(row * across, (row + 1) * across).map((theme, at) => {
              const index = row * across + at;
              const isChosen = (value || none.themeId || '') === (theme?.id ?? none.themeId ?? '');
              return (
                // The input handles keys (aria-activedescendant); this is for the mouse.
                // biome-ignore lint/a11y/useKeyWithClickEvents: see above
                // biome-ignore lint/a11y/useFocusableInteractive: see above
                <div
                  key={theme?.id ?? ''}
                  id={`${id}-option-${index}`}
                  role="option"
                  aria-selected={isChosen}
                  aria-posinset={index + 1}
                  aria-setsize={known}
                  onMouseDown={(event) => event.preventDefault()}
                  onMouseMove={() => active !== index && onHover(index)}
                  onClick={() => onPick(theme)}
                  className={classNames(
                    'min-w-0 cursor-pointer rounded-control p-2',
                    active === index && 'outline-2 -outline-offset-2 outline-ink',
                  )}
                >
                  <ThemePicture theme={lookOf(theme, target)} keywords={theme?.colorKeywords} title={title} />
                  <p className="mt-1.5 flex items-center gap-1.5 text-12">
                    <span className="truncate font-medium">{theme?.name ?? none.name}</span>
                    {isChosen && <Check aria-hidden="true" size={14} className="shrink-0" />}
                    {!theme && none.themeId && <span className="text-quiet">{t('Default')}</span>}
                    {theme && theme.type !== 'standard' && <span className="text-quiet">{theme.type}</span>}
                  </p>
                  {theme && target === 'remote' && <Keywords theme={theme} />}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

/** What a remote service says about the look of its theme. */
function Keywords({ theme: { colorKeywords, toneKeywords } }: { theme: Theme }) {
  return (
    <p className="line-clamp-2 text-12 text-quiet" lang="">
      {[...colorKeywords, ...toneKeywords].slice(0, MAX_KEYWORDS).join(', ')}
    </p>
  );
}

/** A remote service may use our ids for other themes. */
function lookOf(theme: Theme | null, target: Target) {
  return target === 'local' ? findStandardTheme(theme?.id ?? DEFAULT_THEME_ID) : null;
}

/** A cover in the theme's colours and type; of a remote theme only the names of its colours are known. */
function ThemePicture({ theme, keywords = [], title }: PictureProps) {
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
function titleSize(title: string, isUpper: boolean): number {
  const letters = Math.max(1, ...title.split(/[\s/–—-]+/).map((word) => [...word].length));
  return Math.max(SMALLEST, Math.min(LARGEST, COLUMN / (letters * (isUpper ? CAPITAL : LETTER))));
}
