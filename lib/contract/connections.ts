import { PHOTO_PROVIDERS, type PhotoProvider } from './picture-sources';
import * as z from './zod';

export const CONNECTIONS = ['remote', 'language', 'image', ...PHOTO_PROVIDERS] as const;
export type ConnectionName = (typeof CONNECTIONS)[number];

export const CONNECTION_FIELDS = ['address', 'key', 'model'] as const;
export type ConnectionField = (typeof CONNECTION_FIELDS)[number];

type Variables = Readonly<Partial<Record<ConnectionField, string>>>;

/** The environment variable of each field. One that is set there wins over what a person enters. */
export const CONNECTION_VARIABLES: Readonly<Record<ConnectionName, Variables>> = {
  remote: { address: 'SERVICE_BASE_URL', key: 'SERVICE_API_KEY' },
  language: { address: 'LLM_BASE_URL', model: 'LLM_MODEL', key: 'LLM_API_KEY' },
  image: { address: 'IMAGE_BASE_URL', model: 'IMAGE_MODEL', key: 'IMAGE_API_KEY' },
  openverse: { address: 'OPENVERSE_BASE_URL' },
  unsplash: { key: 'UNSPLASH_ACCESS_KEY' },
  pexels: { key: 'PEXELS_API_KEY' },
  pixabay: { key: 'PIXABAY_API_KEY' },
  giphy: { key: 'GIPHY_API_KEY' },
};

/** Whether a connection works without a field: local model servers need no key. */
export function isOptionalField(name: ConnectionName, field: ConnectionField): boolean {
  return field === 'key' && (name === 'language' || name === 'image');
}

const field = z.string().trim().max(2000).optional();

/** `PUT /api/connections/:name`. Without `key`, a stored key is kept if the address stays at the same origin. */
export const connectionChange = z.strictObject({ address: field, key: field, model: field });
export type ConnectionChange = z.infer<typeof connectionChange>;

/** Where a connection is set: in environment variables, or in Settings, whose values may no longer be readable. */
export type ConnectionSource = 'server' | 'settings' | 'unreadable' | null;

/** The answer to `POST /api/connections/:name`: what came of one request to the service. */
export const connectionTest = z.object({
  ok: z.boolean(),
  milliseconds: z.number(),
  /** Why it failed, as a clause in English; null if it passed. */
  reason: z.string().nullable(),
  /** The name of a language model as its server reports it. */
  model: z.string().nullish(),
  /** How its answers are constrained: by a schema, to JSON, or by the prompt alone. */
  structured: z.enum(['json_schema', 'json_object', 'text']).nullish(),
  testedAt: z.iso.datetime(),
});
export type ConnectionTest = z.infer<typeof connectionTest>;
export type TestResult = Omit<ConnectionTest, 'milliseconds' | 'testedAt'>;

/** What Settings shows of a connection. `lastTest`: null if there was none since it was changed. */
type ConnectionState = { source: ConnectionSource; lastTest: ConnectionTest | null };
/** Never a key, only whether there is one. */
export type RemoteFacts = ConnectionState & { address: string | null; hasKey: boolean; isConfigured: boolean };
export type ModelFacts = ConnectionState & { address: string | null; hasKey: boolean; name: string | null };
/** `credits`: for one image. */
export type ImageModelFacts = ModelFacts & { credits: number };
/** `address`: of a source without a key. */
export type PhotoSourceFacts = ConnectionState & { id: PhotoProvider; isConfigured: boolean; address: string | null };

/** `GET /api/connections/local-models`: model servers that answer on this machine. */
export const localModels = z.object({
  servers: z.array(z.object({ name: z.string(), address: z.string(), models: z.array(z.string()) })),
});
export type LocalModels = z.infer<typeof localModels>;

export const connectionSaved = z.object({ saved: z.boolean() });
