import 'server-only';
import { LIMITS } from '@/lib/contract/limits';
import type { SavedTemplate, TemplateToSave } from '@/lib/contract/templates';
import { newId } from '../database/new-id';
import { titleKey } from '../runs/title-of';
import type { Templates } from './context';
import { savedTemplates, upsertSaved } from './store';

export type SaveOutcome =
  | { ok: true; saved: SavedTemplate }
  /** The engine has no such artifact. At a remote service only a run, which costs credits, would show that. */
  | { ok: false; reason: 'unknown' }
  | { ok: false; reason: 'full' };

/** Saves an artifact's id under a name. */
export async function saveTemplate(deps: Templates, asked: TemplateToSave): Promise<SaveOutcome> {
  const { target, artifactId, name } = asked;
  if (target === 'local' && (await deps.describeArtifacts([artifactId])).length === 0)
    return { ok: false, reason: 'unknown' };
  const now = deps.now();
  const row = {
    id: newId('tpl', now.getTime()),
    target,
    artifact_id: artifactId,
    name,
    name_key: titleKey(name),
    created_at: now.toISOString(),
  };
  const present = await savedTemplates(deps.db, target);
  const isNew = present.every((saved) => saved.artifact_id !== artifactId);
  if (isNew && present.length >= LIMITS.savedTemplates) return { ok: false, reason: 'full' };
  return { ok: true, saved: { savedId: await upsertSaved(deps.db, row), target, artifactId, name } };
}
