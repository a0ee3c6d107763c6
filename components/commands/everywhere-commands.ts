import { say } from '@/lib/words/say';
import type { Command } from './command-registry';

/**
 * Navigation commands of every page. Actions on the target page are requested in the URL's hash (`use-asked-for.ts`).
 */
export function everywhereCommands(go: (address: string) => void): Command[] {
  return [
    {
      id: 'go-compose',
      title: say('Create a deck'),
      group: 'Go to',
      words: say('new write empty begin'),
      run: () => go('/'),
    },
    {
      id: 'go-history',
      title: say('Go to history'),
      group: 'Go to',
      words: say('runs past'),
      run: () => go('/history'),
    },
    {
      id: 'go-bin',
      title: say('Go to trash'),
      group: 'Go to',
      words: say('deleted bin restore history'),
      run: () => go('/history?trash=1'),
    },
    {
      id: 'go-settings',
      title: say('Go to settings'),
      group: 'Go to',
      words: say('models folders credits about'),
      run: () => go('/settings'),
    },
    {
      id: 'import',
      title: say('Import runs'),
      group: 'Go to',
      words: say('upload file json history'),
      run: () => go('/history#import'),
    },
    {
      id: 'export',
      title: say('Export history'),
      group: 'Go to',
      words: say('download export save file json csv spreadsheet'),
      run: () => go('/history#export'),
    },
  ];
}
