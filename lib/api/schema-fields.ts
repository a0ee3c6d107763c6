import type { JsonSchema, Schemas } from './api-document';

/** A member of a JSON object as documentation shows it, with its own members. */
export type Field = {
  name: string;
  /** With its limits, in English: `integer, 1 to 75`. */
  type: string;
  about: string | null;
  /** The allowed values, if there are only some. */
  values: string[];
  isRequired: boolean;
  fields: Field[];
};

/** The members of an object, or of the items of an array. Alternatives are one field each. */
export function fieldsOf(schema: JsonSchema, schemas: Schemas): Field[] {
  const { items, properties = {}, required = [], ...own } = resolved(schema, schemas);
  if (items) return fieldsOf(items, schemas);
  const alternatives = own.oneOf ?? own.anyOf;
  if (alternatives) return alternatives.map((each) => alternativeOf(each, schemas));
  return Object.entries(properties).map(([name, member]) =>
    fieldOf(name, member, { schemas, isRequired: required.includes(name) }),
  );
}

export function fieldOf(
  name: string,
  schema: JsonSchema,
  { schemas, isRequired }: { schemas: Schemas; isRequired: boolean },
): Field {
  const own = resolved(schema, schemas);
  return {
    name,
    type: typeOf(own, schemas),
    about: own.description ?? null,
    values: (own.enum ?? []).map(String),
    isRequired,
    fields: fieldsOf(own, schemas),
  };
}

/** Named by the member that tells the alternatives apart: `operation: generate`. */
function alternativeOf(schema: JsonSchema, schemas: Schemas): Field {
  const { properties = {} } = resolved(schema, schemas);
  const [name, constant] = Object.entries(properties).find(([, member]) => member.const !== undefined) ?? ['object'];
  const label = constant ? `${name}: ${String(constant.const)}` : name;
  return fieldOf(label, schema, { schemas, isRequired: false });
}

/** The schema that a reference names. Of a schema that may be null, the other one, with `isNullable`. */
function resolved(schema: JsonSchema, schemas: Schemas): JsonSchema & { isNullable?: true } {
  const { $ref, anyOf, ...rest } = schema;
  if ($ref !== undefined) return { ...resolved(schemas[$ref.split('/').at(-1) ?? ''] ?? {}, schemas), ...rest };
  const others = anyOf?.filter(({ type }) => type !== 'null');
  const [only] = others ?? [];
  if (others?.length !== 1 || !only) return schema;
  return { ...resolved(only, schemas), ...rest, isNullable: true };
}

function typeOf(schema: JsonSchema & { isNullable?: true }, schemas: Schemas): string {
  const { type, format, items, default: usual, isNullable } = schema;
  const names = [items?.type || items?.$ref ? `array of ${resolved(items, schemas).type ?? 'object'}` : type];
  if (schema.const !== undefined) names[0] = JSON.stringify(schema.const);
  if (format) names[0] += ` (${format})`;
  const parts = [names[0] ?? 'object', limitsOf(schema)].filter(Boolean).join(', ');
  return `${parts}${isNullable ? ' or null' : ''}${usual === undefined ? '' : `, ${String(usual)} by default`}`;
}

function limitsOf({ minimum, maximum, maxLength }: JsonSchema): string | null {
  // Every whole number has the bounds of those that are exact.
  if (minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER)
    return `${minimum} to ${maximum}`;
  return maxLength === undefined ? null : `up to ${maxLength.toLocaleString('en')} characters`;
}
