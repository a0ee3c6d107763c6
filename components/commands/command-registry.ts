import { say } from '@/lib/words/say';
import { offerRegistry } from './offer-registry';

/** In their order. What is first is chosen as the palette opens, so sending comes last: Enter alone must not send. */
export const COMMAND_GROUPS = [
  'Compose',
  'This run',
  'The list',
  'Drafts and presets',
  'Go to',
  'Look',
  'Send',
] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

/** The headings of the groups. */
export const GROUP_WORDS = {
  Compose: say('Compose'),
  'This run': say('This run'),
  'The list': say('The list'),
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

const commands = offerRegistry<Command>();

/** Offers commands as long as the component stands. */
export const useCommands = commands.useOffer;

/**
 * What the parts of the page offer now, each id once, in the order of the groups. `everywhere`: what is offered on
 * each page; where a page has its own of that id, that one counts.
 */
export function currentCommands(everywhere: readonly Command[] = []): Command[] {
  const own = new Map(commands.current().map((command) => [command.id, command]));
  const place = ({ group }: Command) => COMMAND_GROUPS.indexOf(group);
  return [...own.values(), ...everywhere.filter(({ id }) => !own.has(id))].sort(
    (one, other) => place(one) - place(other),
  );
}
