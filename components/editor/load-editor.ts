import { nextTask } from '@/components/ui/next-task';

/** The editor, part by part, each in a task of its own: on a slow phone all in one would hold up keys for long. */
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
