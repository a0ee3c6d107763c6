import type { SubmitIntent } from '@/components/data/kept-intents';

type Asked = {
  /** This device's record of the same request. */
  known: SubmitIntent | null;
  /** A local run costs nothing, so it may be repeated without a confirmation. */
  isFree: boolean;
  /** Runs whose repeat the person has already confirmed. */
  agreed: ReadonlySet<string>;
  /** Whether a run certainly failed without a charge, so that a repeat cannot charge twice. */
  isVoid: (run: string) => Promise<boolean>;
};

/** The earlier run that this request might pay for twice; null if no confirmation is needed. */
export async function findSentBefore(asked: Asked): Promise<{ run: string; at: number } | null> {
  const { known, isFree, agreed, isVoid } = asked;
  if (isFree || !known?.run || agreed.has(known.run)) return null;
  return (await isVoid(known.run)) ? null : { run: known.run, at: known.at };
}
