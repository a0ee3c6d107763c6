import { afterFirstThings, nextTask } from '@/components/ui/first-things';

type Answers = typeof import('./answers');

/** The schema of a response by name, loaded on demand; the schema library loads in its own task because it is large. */
export function answerShape<Name extends keyof Answers>(name: Name): () => Promise<Answers[Name]> {
  return async () => {
    await afterFirstThings();
    await import('@/lib/contract/zod');
    await nextTask();
    return (await import('./answers'))[name];
  };
}
