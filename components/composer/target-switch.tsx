import { TargetDot } from '@/components/runs/target-mark';
import { Segmented } from '@/components/ui/segmented';
import type { Target } from '@/lib/contract/run-words';
import { say } from '@/lib/words/say';
import { TARGET_WORDS } from './choice-words';

/** What each means, and why it is the one that stands there. */
const MEANS = {
  practice: say('Free, made on this machine. It stays chosen until you choose Live.'),
  live: say('Spends credits of your account. It stays chosen on this device until you choose Practice.'),
} satisfies Record<Target, string>;

type Props = { targets: readonly Target[]; target: Target; onTarget: (target: Target) => void };

/** Where the run goes. */
export function TargetSwitch({ targets, target, onTarget }: Props) {
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Segmented
        label={say('Send to')}
        value={target}
        options={targets.map((value) => ({
          value,
          label: (
            <span className="inline-flex items-center gap-1.5 px-1">
              <TargetDot target={value} /> {TARGET_WORDS[value]}
            </span>
          ),
        }))}
        onChange={onTarget}
      />
      <p className="min-w-0 flex-[1_1_14rem] text-12 text-quiet">{MEANS[target]}</p>
    </div>
  );
}
