'use client';

import { MonitorPlay, Play } from 'lucide-react';
import { Fragment, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { whenIdle } from '@/components/ui/first-things';
import type { PlacedCard } from '@/lib/deck/placed';
import type { DeckTheme } from '@/lib/deck/theme';
import { Listeners, listenTo } from '@/lib/listeners';
import { t } from '@/lib/words/t';
import { CardView } from './card-view';
import { PRESENT_SLOT } from './present-keys';
import type { DeferredSheet, PresentedCard } from './presented-cards';
import { openPresenterWindow, PRESENTER_HASH, PresenterView } from './presenter-view';
import { cardInView, Stage } from './stage';

type DeferredCardFacts = Omit<PresentedCard, 'view' | 'notes'> & { sheet: DeferredSheet };

/** Up to this many cards load without a request: any ordinary deck. */
const LOADED_WHEN_IDLE = 200;

type Props = {
  title: string;
  language: string;
  scrolls: boolean;
  /** Whether the cards follow each other without a gap. */
  joins: boolean;
  cards: readonly PresentedCard[];
  /** The remaining cards, which load later. */
  deferred: readonly DeferredCardFacts[];
  theme: DeckTheme;
  /** `/a/:artifactId`, and the query of a share link. */
  address: string;
  query: string;
};

/**
 * A deck whose first cards are part of the page. The others load when they come near the viewport, or all at once for
 * print and search.
 */
export function LongDeck({ cards, deferred, theme, address, query, ...rest }: Props) {
  const count = cards.length + deferred.length;
  const first = cards.length;
  const store = useMemo(
    () => new CardStore(count, (from) => `${address}/cards?${withQuery(`from=${from}`, query)}`),
    [count, address, query],
  );
  const all = useMemo(() => {
    const imageUrl = (key: string) =>
      `${address}/images/${key.split('/').map(encodeURIComponent).join('/')}${query === '' ? '' : `?${query}`}`;
    const later = deferred.map(({ sheet, ...facts }, at) => ({
      ...facts,
      // Read when shown, because the card loads later.
      get notes() {
        return store.get(first + at)?.notes ?? null;
      },
      view: <DeferredCard at={first + at} sheet={sheet} store={store} theme={theme} imageUrl={imageUrl} />,
    }));
    return [...cards, ...later];
  }, [cards, deferred, first, store, theme, address, query]);
  // When idle, so that printing from the menu, find in page and offline presenting have the whole deck.
  useEffect(() => {
    if (first === count || count > LOADED_WHEN_IDLE) return;
    const leaving = new AbortController();
    void whenIdle(leaving.signal).then(() => store.loadAll(first));
    return () => leaving.abort();
  }, [store, first, count]);
  useEffect(() => {
    if (first === count) return;
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.key === 'f') void store.loadAll(first);
      if (event.key === 'p' && !isLoaded(store, first)) {
        event.preventDefault();
        void store.loadAll(first).then(() => requestAnimationFrame(() => window.print()));
      }
    };
    return listenTo(window, 'keydown', press);
  }, [store, first, count]);
  return <Presenter {...rest} cards={all} />;
}

function isLoaded(store: CardStore, from: number): boolean {
  for (let at = from; at < store.count; at += 1) if (!store.get(at)) return false;
  return true;
}

function withQuery(own: string, query: string): string {
  return query === '' ? own : `${own}&${query}`;
}

type DeferredCardProps = {
  at: number;
  sheet: DeferredSheet;
  store: CardStore;
  theme: DeckTheme;
  imageUrl: (key: string) => string;
};

/** The distance from the viewport at which a card is loaded: two screens. */
const ROOT_MARGIN = '200%';

/** A card that loads when it comes near the viewport. Its placeholder has the same size, title and anchor. */
function DeferredCard({ at, sheet, store, theme, imageUrl }: DeferredCardProps) {
  const place = useRef<HTMLElement>(null);
  const card = useSyncExternalStore(
    store.subscribe,
    () => store.get(at),
    () => undefined,
  );
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void store.load(at);
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [store, at]);
  if (card) return <CardView card={card} theme={theme} imageUrl={imageUrl} isPage />;
  return (
    <article
      ref={place}
      className="deck-card"
      aria-busy="true"
      aria-label={sheet.title}
      style={{ aspectRatio: `${sheet.width} / ${sheet.height}`, background: theme.palette[sheet.ground] }}
    >
      <noscript>{t('Turn on JavaScript to see this card, or download the deck as a PDF.')}</noscript>
    </article>
  );
}

type PresenterProps = {
  title: string;
  /** BCP 47, of the text on the cards. */
  language: string;
  cards: readonly PresentedCard[];
  /** Whether cards may be taller than the screen and scroll while presented. */
  scrolls: boolean;
  joins: boolean;
};

/** The deck as a page, and the same cards one by one in full screen. Without script only the page is available. */
export function Presenter({ title, language, cards, scrolls, joins }: PresenterProps) {
  const list = useRef<HTMLDivElement>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [start, setStart] = useState<number | null>(null);
  const [isWindowed, setIsWindowed] = useState(false);
  const isSpeaker = useSyncExternalStore(subscribeToHash, isPresenterHash, () => false);
  useEffect(() => {
    setSlot(document.getElementById(PRESENT_SLOT));
  }, []);

  const leave = (at: number) => {
    setStart(null);
    list.current?.children[at * 2]?.scrollIntoView({ block: 'center' });
  };
  const present = (next: { isWindowed: boolean }) => {
    setIsWindowed(next.isWindowed);
    setStart(cardInView(list.current?.querySelectorAll('.deck-place') ?? []));
  };
  const openPresenterView = () => {
    openPresenterWindow(`${window.location.pathname}${window.location.search}`);
    present({ isWindowed: true });
  };
  const buttons = (
    <>
      <Button
        look="outline"
        className="max-sm:hidden"
        onClick={openPresenterView}
        aria-label={t('Presenter view')}
        title={t('Presenter view')}
      >
        <MonitorPlay size={16} aria-hidden="true" />
      </Button>
      <Button look="next" onClick={() => present({ isWindowed: false })}>
        <Play size={15} aria-hidden="true" />
        {t('Present')}
      </Button>
    </>
  );
  if (isSpeaker) return <PresenterView title={title} language={language} cards={cards} />;
  return (
    <>
      {slot && createPortal(buttons, slot)}
      <div ref={list} className={joins ? 'deck-list deck-joined' : 'deck-list'} lang={language}>
        {cards.map(({ id, number, view }, at) => (
          <Fragment key={id}>
            {at > 0 && (
              <div className="deck-cut" aria-hidden="true">
                {number}
              </div>
            )}
            <div id={id} className="deck-place">
              {view}
            </div>
          </Fragment>
        ))}
      </div>
      {start !== null && (
        <Stage
          {...{ title, language, cards, start, scrolls, isWindowed }}
          address={window.location.pathname}
          onLeave={leave}
        />
      )}
    </>
  );
}

function subscribeToHash(listener: () => void): () => void {
  return listenTo(window, 'hashchange', listener);
}

function isPresenterHash(): boolean {
  return window.location.hash === PRESENTER_HASH;
}

type Slice = { from: number; next: number | null; cards: PlacedCard[] };

/**
 * The cards of a long deck that are not in the initial page, loaded in slices on demand. A failed slice is retried when
 * one of its cards is needed again.
 */
export class CardStore {
  #cards = new Map<number, PlacedCard>();
  #loading = new Map<number, Promise<void>>();
  #listeners = new Listeners();

  /**
   * @param count of all cards
   * @param address of the slice that begins at a card
   */
  constructor(
    readonly count: number,
    private readonly address: (from: number) => string,
  ) {}

  readonly subscribe = this.#listeners.subscribe;

  readonly get = (at: number): PlacedCard | undefined => this.#cards.get(at);

  /** Loads the card and its neighbours; resolves when they are loaded or have failed. */
  load(at: number): Promise<void> {
    if (this.#cards.has(at)) return Promise.resolve();
    let loading = this.#loading.get(at);
    if (!loading) {
      loading = this.#fetch(at)
        .catch(() => {})
        .finally(() => this.#loading.delete(at));
      this.#loading.set(at, loading);
    }
    return loading;
  }

  /** Loads all cards from an index on, one slice at a time. */
  async loadAll(from: number): Promise<void> {
    for (let at = from; at < this.count; at += 1) if (!this.#cards.has(at)) await this.load(at);
  }

  async #fetch(at: number): Promise<void> {
    const answer = await fetch(this.address(at));
    if (!answer.ok) return;
    const { from, cards } = (await answer.json()) as Slice;
    cards.forEach((card, index) => {
      this.#cards.set(from + index, card);
    });
    this.#listeners.notify();
  }
}
