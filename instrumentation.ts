/**
 * Next calls this once before the first request. Migrates the database.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  // The build imports this module for its pages. It must neither open a database nor send anything.
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  const { speakReadersLanguages } = await import('@/server/words/interface-words');
  speakReadersLanguages();
  const { startOrExit } = await import('@/server/jobs/start-program');
  await startOrExit();
}
