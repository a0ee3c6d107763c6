import { nextTask } from '@/components/ui/next-task';

type Answers = typeof import('./answers');

/** The shape of an answer by its name, loaded when it is needed; the library in a task of its own, for it is large. */
export function answerShape<Name extends keyof Answers>(name: Name): () => Promise<Answers[Name]> {
  return async () => {
    // What the page is opened for, such as writing, comes before what is read for it.
    await nextTask();
    await import('@/lib/contract/zod');
    await nextTask();
    return (await import('./answers'))[name];
  };
}
