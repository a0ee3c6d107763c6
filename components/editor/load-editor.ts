import { nextTask } from '@/components/ui/first-things';

/** Loads the editor's modules in separate tasks: evaluating all at once would block typing on a slow phone. */
export async function loadEditor(): Promise<typeof import('./open-editor')> {
  for (const part of PARTS) {
    await part();
    await nextTask();
  }
  const editor = await import('./open-editor');
  await nextTask();
  return editor;
}

const PARTS = [
  () => import('./parts/state'),
  () => import('./parts/view'),
  () => import('./parts/commands'),
  () => import('./parts/search'),
];
