/** The parts of JSON Schema that the schemas of `/api/v1` use. */
export type JsonSchema = {
  $ref?: string;
  type?: string;
  description?: string;
  default?: unknown;
  const?: unknown;
  enum?: readonly unknown[];
  format?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
};

/** By their names, which the documents of all operations refer to. */
export type Schemas = Record<string, JsonSchema>;

type Content = Record<string, { schema: JsonSchema; example?: unknown }>;

export type OperationObject = {
  operationId: string;
  summary: string;
  /** The scope that the token needs. */
  security: { token: string[] }[];
  parameters: { name: string; in: string; required?: boolean; description?: string; schema: JsonSchema }[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
};

/** The OpenAPI 3.1 document of `/api/v1`. */
export type ApiDocument = {
  openapi: string;
  info: object;
  servers: { url: string }[];
  security: object[];
  /** By path, then by method in lower case. */
  paths: Record<string, Record<string, OperationObject>>;
  /** By event. */
  webhooks: Record<string, { post: OperationObject }>;
  components: { schemas: Schemas; securitySchemes: object };
};
