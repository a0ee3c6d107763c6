import { useEffect, useRef } from 'react';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';

/**
 * In display order. The first command is active when the palette opens, so sending comes last: Enter alone must not
 * send.
 */
export const COMMAND_GROUPS = ['Compose', 'This run', 'List', 'Drafts and presets', 'Go to', 'Look', 'Send'] as const;
type CommandGroup = (typeof COMMAND_GROUPS)[number];

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

/** Makes the commands of a group. `words`: search keywords. */
export function commandsOf(group: CommandGroup) {
  return (id: string, title: string, words: string, run: () => void): Command => ({ id, title, group, words, run });
}

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
function offerRegistry<Item>() {
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

/** Whether this is a Mac, where shortcuts use ⌘ and Ctrl + K belongs to text fields. */
export function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}

/** `Ctrl K` as it is written on the reader's keyboard. */
export function keyWords(keys: string, mac: boolean): string {
  return keys.replaceAll('Ctrl', mac ? '⌘' : t('Ctrl'));
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Ctrl + K, or ⌘ + K on a Mac. */
export function opensPalette({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed, mac: boolean): boolean {
  const hasModifier = mac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return hasModifier && !altKey && !shiftKey && key.toLowerCase() === 'k';
}

/** `?`, on any keyboard layout, outside text fields. */
export function opensKeys({ key, ctrlKey, metaKey }: Pressed, target: EventTarget | null): boolean {
  return key === '?' && !ctrlKey && !metaKey && !isTyping(target);
}

/** Whether typing there enters text. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
}
