import 'server-only';
import { LIMITS } from '@/lib/contract/limits';
import type { SavedTemplate, TemplateToSave } from '@/lib/contract/templates';
import { newId } from '../database/new-id';
import { titleKey } from '../runs/title-of';
import type { Templates } from './context';
import { savedTemplates, upsertSaved } from './store';

export type SaveOutcome =
  | { ok: true; saved: SavedTemplate }
  /** The engine has no such artifact. For a remote service only a run would tell, which costs credits. */
  | { ok: false; reason: 'unknown' }
  | { ok: false; reason: 'full' };

/** Saves an artifact's id under a name. */
export async function saveTemplate(world: Templates, asked: TemplateToSave): Promise<SaveOutcome> {
  const { target, artifactId, name } = asked;
  if (target === 'local' && (await world.describeArtifacts([artifactId])).length === 0)
    return { ok: false, reason: 'unknown' };
  const now = world.now();
  const row = {
    id: newId('tpl', now.getTime()),
    target,
    artifact_id: artifactId,
    name,
    name_key: titleKey(name),
    created_at: now.toISOString(),
  };
  const present = await savedTemplates(world.db, target);
  const isNew = present.every((saved) => saved.artifact_id !== artifactId);
  if (isNew && present.length >= LIMITS.savedTemplates) return { ok: false, reason: 'full' };
  return { ok: true, saved: { savedId: await upsertSaved(world.db, row), target, artifactId, name } };
}
