import { perLocale } from '@/lib/words/per-locale';
import { t } from '@/lib/words/t';
import { offerRegistry } from './offer-registry';

/**
 * In display order. The first command is active when the palette opens, so sending comes last: Enter alone must not
 * send.
 */
export const COMMAND_GROUPS = ['Compose', 'This run', 'List', 'Drafts and presets', 'Go to', 'Look', 'Send'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

/** The headings of the groups. */
export const GROUP_WORDS = perLocale(
  () =>
    ({
      Compose: t('Create'),
      'This run': t('This run'),
      List: t('List'),
      'Drafts and presets': t('Drafts and presets'),
      'Go to': t('Go to'),
      Look: t('Appearance'),
      Send: t('Send'),
    }) satisfies Record<CommandGroup, string>,
);

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
