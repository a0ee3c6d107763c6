'use client';

import { say } from '@/lib/words/say';
import { currentCommands } from './command-registry';

/** Keys that are no command of the palette. `Ctrl` is shown as ⌘ on a Mac. */
const OTHERS = [
  { title: say('Find a command or a run'), keys: 'Ctrl K' },
  { title: say('In a list: move, take, close'), keys: '↑ ↓ Enter Esc' },
];

/** All keys of the page at hand. */
export default function KeyList({ mac }: { mac: boolean }) {
  const all = [...currentCommands().flatMap(({ title, keys }) => (keys ? [{ title, keys }] : [])), ...OTHERS];
  return (
    <dl className="mt-3 grid grid-cols-[1fr_auto] text-14">
      {all.map(({ title, keys }) => (
        <div
          key={title}
          className="col-span-2 grid grid-cols-subgrid items-baseline gap-6 border-t border-hairline py-2"
        >
          <dt>{title}</dt>
          <dd className="flex gap-1">
            {keys.split(' ').map((key) => (
              <kbd key={key} className="rounded-control border border-edge px-1.5 py-0.5 font-mono text-12">
                {mac && key === 'Ctrl' ? '⌘' : key}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
