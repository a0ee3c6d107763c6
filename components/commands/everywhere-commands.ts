import { t } from '@/lib/words/t';
import type { Command } from './command-registry';

/**
 * Navigation commands of every page. Actions on the target page are requested in the URL's hash (`use-asked-for.ts`).
 */
export function everywhereCommands(go: (address: string) => void): Command[] {
  return [
    {
      id: 'go-compose',
      title: t('Create a deck'),
      group: 'Go to',
      words: t('new write empty begin'),
      run: () => go('/'),
    },
    {
      id: 'go-history',
      title: t('Go to history'),
      group: 'Go to',
      words: t('runs past'),
      run: () => go('/history'),
    },
    {
      id: 'go-bin',
      title: t('Go to trash'),
      group: 'Go to',
      words: t('deleted bin restore history'),
      run: () => go('/history?trash=1'),
    },
    {
      id: 'go-settings',
      title: t('Go to settings'),
      group: 'Go to',
      words: t('language models folders credits about'),
      run: () => go('/settings'),
    },
    {
      id: 'go-remote',
      title: t('Go to remote service settings'),
      group: 'Go to',
      words: t('connect API key target credits connection'),
      run: () => go('/settings/remote'),
    },
    {
      id: 'import',
      title: t('Import runs'),
      group: 'Go to',
      words: t('upload file json history'),
      run: () => go('/history#import'),
    },
    {
      id: 'export',
      title: t('Export history'),
      group: 'Go to',
      words: t('download export save file json csv spreadsheet'),
      run: () => go('/history#export'),
    },
  ];
}
