import { useQuery } from '@tanstack/react-query';
import { viewsOptions } from '@/components/data/views';
import { addressOfView } from '@/components/history/view-filter';
import { useGo } from '@/components/shell/use-go';
import { t } from '@/lib/words/t';
import { COMMAND_GROUPS, currentCommands, GROUP_WORDS } from './command-registry';
import { everywhereCommands } from './everywhere-commands';
import { type ChoiceGroup, fittingGroups } from './palette-choices';
import { type FoundRuns, useFoundRuns } from './use-found-runs';

/** The palette's groups for a query, and the state of the run search. */
export function usePaletteGroups(query: string): { groups: ChoiceGroup[]; runs: FoundRuns } {
  const go = useGo();
  // Read on each query, because the page may have mounted since.
  const commands = currentCommands(everywhereCommands(go));
  const views = useQuery(viewsOptions());
  const runs = useFoundRuns(query);
  const words = query.trim();
  const own: ChoiceGroup[] = COMMAND_GROUPS.map((group) => ({
    heading: GROUP_WORDS[group],
    choices: commands.filter((command) => command.group === group).map(({ run, ...rest }) => ({ ...rest, take: run })),
  }));
  const saved: ChoiceGroup = {
    heading: t('Saved views'),
    choices: (views.data?.data ?? []).map((view) => ({
      id: view.id,
      title: view.name,
      words: t('find search filter view'),
      take: () => go(`/history?${addressOfView(view)}`),
    })),
  };
  const found: ChoiceGroup = {
    heading: words === '' ? t('Recent runs') : t('Runs'),
    isFound: true,
    choices: runs.runs.map((run) => ({
      id: run.id,
      title: run.title || t('Untitled'),
      of: run,
      take: () => go(`/runs/${encodeURIComponent(run.id)}`),
    })),
  };
  // After all runs and outside the groups, because it matches any query.
  const further: ChoiceGroup = {
    heading: '',
    isFound: true,
    choices:
      runs.isMore && words !== ''
        ? [
            {
              id: 'all found',
              title: t('All runs with “{words}”', { words }),
              take: () => go(`/history?${new URLSearchParams({ query: words })}`),
            },
          ]
        : [],
  };
  const groups = [...fittingGroups([...own, saved, found], query), further].filter((group) => group.choices.length > 0);
  return { groups, runs };
}
