import 'server-only';
import { readArtifactId } from '@/lib/composer/paste/read-artifact-id';
import { LIMITS } from '@/lib/contract/limits';
import type { Target } from '@/lib/contract/run-words';
import type { Template, TemplatePage } from '@/lib/contract/templates';
import { target } from '@/lib/contract/text';
import * as z from '@/lib/contract/zod';
import type { ArtifactFacts } from '../engine/artifacts';
import { cursorOf, cutPage, encodeCursor, pageLimit } from '../lists/own-page';
import { titleKey } from '../runs/title-of';
import {
  artifactsOfRunsCalled,
  listRunsWithArtifact,
  type RunFacts,
  type RunsAsked,
  runsOf,
  type SavedRow,
  savedTemplates,
  type Templates,
} from './store';

const member = z
  .string()
  .max(1000)
  .regex(/^\P{Cc}*$/u);
/** In order: built-in templates, saved ones by name, then the person's own, newest first. */
const LISTS = ['builtIn', 'saved', 'own'] as const;
/** A position in the list: which of the lists it is in, then the sort key and id of the row there. */
const place = z.tuple([z.enum(LISTS), member, member]);
type Place = z.infer<typeof place>;

/** The query of `GET /api/templates`; unknown parameters are ignored. */
export const templateQuery = z.object({
  target: target.default('local'),
  query: z
    .string()
    .max(LIMITS.query)
    // No name contains control characters, and Postgres rejects NUL.
    .transform((words) => words.replace(/\p{Cc}/gu, ' '))
    .default(''),
  limit: pageLimit,
  after: cursorOf(place, 4000).optional(),
});

export type TemplateQuery = z.output<typeof templateQuery>;

export async function listTemplates(deps: Templates, asked: TemplateQuery): Promise<TemplatePage> {
  const { target, limit, after } = asked;
  const key = titleKey(asked.query).trim();
  const saved = await savedTemplates(deps.db, target);
  const butIds = saved.map(({ artifact_id }) => artifact_id);
  const read = async (list: (typeof LISTS)[number], room: number): Promise<Row[]> => {
    const from = after?.[0] === list ? after : undefined;
    if (list === 'saved') return (await describedSaved(deps, target, saved, key)).filter(follows(from));
    const asks = {
      key,
      id: asked.query.trim(),
      butIds,
      after: from ? { createdAt: from[1], id: from[2] } : null,
      limit: room,
    };
    if (target === 'local') return artifactsOf(deps, list, asks);
    return list === 'own' ? ownRuns(deps, target, asks) : [];
  };
  const rows: Row[] = [];
  for (const list of LISTS.slice(after ? LISTS.indexOf(after[0]) : 0)) {
    if (rows.length > limit) break;
    rows.push(...(await read(list, limit + 1 - rows.length)));
  }
  const { page, next } = cutPage(rows, limit, (last) => encodeCursor(last.place));
  const savedIds = new Set(saved.map(({ artifact_id }) => artifact_id));
  // Runs with only a URL get their artifact id here. An artifact saved under that id is already in the list, and one
  // without an id cannot be used.
  const isUsable = ({ place: [of], template: { artifactId } }: Row) =>
    artifactId !== '' && (of === 'saved' || !savedIds.has(artifactId));
  return { data: page.filter(isUsable).map((row) => row.template), ...next };
}

type Row = { template: Template; place: Place };

function follows(after: Place | undefined) {
  return ({ place: [, nameKey, id] }: Row) => !after || nameKey > after[1] || (nameKey === after[1] && id > after[2]);
}

async function describedSaved(deps: Templates, target: Target, saved: SavedRow[], key: string): Promise<Row[]> {
  const ids = saved.map(({ artifact_id }) => artifact_id);
  const runs = await runsOf(deps.db, target, ids);
  const known = target === 'local' ? await deps.describeArtifacts(ids) : [];
  const facts = new Map(known.map((artifact) => [artifact.id, artifact]));
  return (
    saved
      // All of the engine's decks are here: a missing one is in the trash.
      .filter(({ artifact_id }) => target !== 'local' || facts.has(artifact_id))
      .map((row): Row => {
        const [run, artifact] = [runs.get(row.artifact_id), facts.get(row.artifact_id)];
        const template = artifact ? ofArtifact(artifact, run) : run ? ofRun(run) : ofSaved(row);
        return {
          template: { ...template, name: row.name, savedId: row.id },
          place: ['saved', row.name_key, row.id],
        };
      })
      .filter(({ template: { name, artifactId, runId } }) => {
        const titles = [name, artifactId, facts.get(artifactId)?.title, runId ? runs.get(artifactId)?.title : ''];
        return titles.some((title) => titleKey(title ?? '').includes(key));
      })
      .sort((one, other) => order(one.place, other.place))
  );
}

/** Compares like `follows`, independent of the database's collation. */
function order([, oneKey, oneId]: Place, [, otherKey, otherId]: Place): number {
  if (oneKey !== otherKey) return oneKey < otherKey ? -1 : 1;
  return oneId < otherId ? -1 : 1;
}

async function artifactsOf(deps: Templates, list: 'builtIn' | 'own', { key, id, ...room }: RunsAsked): Promise<Row[]> {
  const orIds = [...(await artifactsOfRunsCalled(deps.db, 'local', key)), ...(key === '' ? [] : [id])];
  const only = list === 'builtIn' ? 'builtIn' : 'generated';
  const artifacts = await deps.listArtifacts({ ...room, query: key, orIds, only });
  const runs = await runsOf(
    deps.db,
    'local',
    artifacts.map(({ id }) => id),
  );
  return artifacts.map((artifact) => ({
    template: ofArtifact(artifact, runs.get(artifact.id)),
    place: [list, artifact.createdAt, artifact.id],
  }));
}

async function ownRuns(deps: Templates, target: Target, room: RunsAsked): Promise<Row[]> {
  const runs = await listRunsWithArtifact(deps.db, target, room);
  return runs.map((run) => ({ template: ofRun(run), place: ['own', run.created_at, run.id] }));
}

/** A person may have renamed the run, and knows it by that name. */
function ofArtifact(artifact: ArtifactFacts, run: RunFacts | undefined): Template {
  const { id, generationId, title, format, cards, themeId, themeName, createdAt } = artifact;
  return {
    artifactId: id,
    name: run?.title || title || id,
    origin: run ? 'run' : generationId === null ? 'builtIn' : 'workspace',
    savedId: null,
    format,
    cards,
    themeId,
    themeName,
    runId: run?.id ?? null,
    createdAt,
  };
}

const UNKNOWN = { savedId: null, format: null, cards: null, themeId: null, themeName: null, runId: null };

function ofRun({ id, title, format, cards, artifact_id, artifact_url, created_at }: RunFacts): Template {
  const artifactId = artifact_id ?? readArtifactId(artifact_url ?? '') ?? '';
  return { ...UNKNOWN, artifactId, name: title, origin: 'run', format, cards, runId: id, createdAt: created_at };
}

function ofSaved({ id, artifact_id, name, created_at }: SavedRow): Template {
  return { ...UNKNOWN, artifactId: artifact_id, name, origin: 'saved', savedId: id, createdAt: created_at };
}
