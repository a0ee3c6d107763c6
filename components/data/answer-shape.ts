import { afterFirstThings } from '@/components/ui/first-things';
import { nextTask } from '@/components/ui/next-task';

type Answers = typeof import('./answers');

/** The shape of an answer by its name, loaded when it is needed; the library in a task of its own, for it is large. */
export function answerShape<Name extends keyof Answers>(name: Name): () => Promise<Answers[Name]> {
  return async () => {
    await afterFirstThings();
    await import('@/lib/contract/zod');
    await nextTask();
    return (await import('./answers'))[name];
  };
}
