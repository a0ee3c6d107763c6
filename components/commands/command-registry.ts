import { useEffect, useRef } from 'react';
import { say } from '@/lib/words/say';

/** In their order. What is first is chosen as the palette opens, so sending comes last: Enter alone must not send. */
export const COMMAND_GROUPS = ['Compose', 'Drafts and presets', 'Go to', 'Look', 'Send'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

/** The headings of the groups. */
export const GROUP_WORDS = {
  Compose: say('Compose'),
  'Drafts and presets': say('Drafts and presets'),
  'Go to': say('Go to'),
  Look: say('Look'),
  Send: say('Send'),
} satisfies Record<CommandGroup, string>;

/** Something one can do on the page at hand, by its name. */
export type Command = {
  id: string;
  title: string;
  group: CommandGroup;
  /** Other words it is found by. */
  words?: string;
  /** The keys that do the same, as they are shown: `Ctrl Enter`. */
  keys?: string;
  run: () => void;
};

type Offer = () => readonly Command[];

const offers = new Set<Offer>();

/** What the parts of the page offer now, each id once, in the order of the groups. */
export function currentCommands(): Command[] {
  const byId = new Map([...offers].flatMap((offer) => offer()).map((command) => [command.id, command]));
  const place = ({ group }: Command) => COMMAND_GROUPS.indexOf(group);
  return [...byId.values()].sort((one, other) => place(one) - place(other));
}

/** Offers commands as long as the component stands. `offer` is asked when the palette opens, so it may change freely. */
export function useCommands(offer: Offer): void {
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
}
