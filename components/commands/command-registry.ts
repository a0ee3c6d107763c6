import { useEffect, useRef } from 'react';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';

/**
 * In display order. The first command is active when the palette opens, so sending comes last: Enter alone must not
 * send.
 */
export const COMMAND_GROUPS = ['Compose', 'This run', 'List', 'Drafts and presets', 'Go to', 'Look', 'Send'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

/** The headings of the groups. */
export const GROUP_WORDS = perLocale<Record<CommandGroup, string>>(() => ({
  Compose: t('Create'),
  'This run': t('This run'),
  List: t('List'),
  'Drafts and presets': t('Drafts and presets'),
  'Go to': t('Go to'),
  Look: t('Appearance'),
  Send: t('Send'),
}));

/** A named action on the current page. */
export type Command = {
  id: string;
  title: string;
  group: CommandGroup;
  /** Search keywords. */
  words?: string;
  /** The keyboard shortcut, as displayed: `Ctrl Enter`. */
  keys?: string;
  run: () => void;
};

const commands = offerRegistry<Command>();

/** Registers commands while the component is mounted. */
export const useCommands = commands.useOffer;

/**
 * The commands of the mounted components, deduplicated by id and sorted by group. `everywhere`: commands of every page;
 * a page's own command with the same id takes precedence.
 */
export function currentCommands(everywhere: readonly Command[] = []): Command[] {
  const own = new Map(commands.current().map((command) => [command.id, command]));
  const place = ({ group }: Command) => COMMAND_GROUPS.indexOf(group);
  return [...own.values(), ...everywhere.filter(({ id }) => !own.has(id))].sort(
    (one, other) => place(one) - place(other),
  );
}

type Offer<Item> = () => readonly Item[];

/** A registry of what the mounted components offer. Offers are evaluated on read, so they may change freely. */
export function offerRegistry<Item>() {
  const offers = new Set<Offer<Item>>();
  return {
    /** The current offers, in mount order. */
    current: (): Item[] => [...offers].flatMap((offer) => offer()),
    useOffer: (offer: Offer<Item>): void => {
      const latest = useRef(offer);
      useEffect(() => {
        latest.current = offer;
      });
      useEffect(() => {
        const ask = () => latest.current();
        offers.add(ask);
        return () => {
          offers.delete(ask);
        };
      }, []);
    },
  };
}

/** A keyboard shortcut that is not a palette command. */
export type PageKey = {
  title: string;
  /** As displayed: `Ctrl Enter` are pressed together, `F2|E` are alternatives. */
  keys: string;
  /** Where it applies, if not on the whole page; used as the heading. */
  place?: string;
};

const pageKeys = offerRegistry<PageKey>();

/** Registers shortcuts while the component is mounted. */
export const useKeys = pageKeys.useOffer;

export const currentKeys = pageKeys.current;
