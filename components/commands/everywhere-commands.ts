import { say } from '@/lib/words/say';
import type { Command } from './command-registry';

/** What can be gone to from each page. What is done there is asked for in the address (`use-asked-for.ts`). */
export function everywhereCommands(go: (address: string) => void): Command[] {
  return [
    {
      id: 'go-compose',
      title: say('Go to the composer'),
      group: 'Go to',
      words: say('new write'),
      run: () => go('/'),
    },
    {
      id: 'go-history',
      title: say('Go to the history'),
      group: 'Go to',
      words: say('runs past'),
      run: () => go('/history'),
    },
    {
      id: 'go-bin',
      title: say('Go to the bin'),
      group: 'Go to',
      words: say('deleted trash restore history'),
      run: () => go('/history?bin=1'),
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
      title: say('Export the history'),
      group: 'Go to',
      words: say('download file csv json runs'),
      run: () => go('/history#export'),
    },
  ];
}
