import { FieldReader, type Place, type Range } from './fieldReader';

/** A JSON Schema (2020-12), the dialect of OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** One field of a query, form or JSON object: how it is read, checked and described. */
export interface Field<Value> {
  readonly isRequired: boolean;
  readonly schema: JsonSchema;
  readonly read: (reader: FieldReader, name: string) => Value;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;

/** The result type of reading declared fields. */
export type ValuesOf<Declared extends Fields> = {
  readonly [Name in keyof Declared]: Declared[Name] extends Field<infer Value> ? Value : never;
};

/** Required text. */
export const text = (description: string): Field<string> => ({
  isRequired: true,
  schema: { type: 'string', description },
  read: (reader, name) => reader.text(name),
});

/** Optional text; empty if missing or null. */
export const optionalText = (description: string): Field<string> => ({
  isRequired: false,
  schema: { type: ['string', 'null'], description },
  read: (reader, name) => reader.optionalText(name),
});

export const integer = (fallback: number, range: Range = {}): Field<number> => ({
  isRequired: false,
  schema: { type: 'integer', default: fallback, ...rangeSchema(range) },
  read: (reader, name) => reader.integer(name, fallback, range),
});

/** Undefined if missing or null. */
export const optionalInteger = (range: Range = {}): Field<number | undefined> => ({
  isRequired: false,
  schema: { type: ['integer', 'null'], ...rangeSchema(range) },
  read: (reader, name) => reader.optionalInteger(name, range),
});

export const requiredInteger = (range: Range = {}): Field<number> => ({
  isRequired: true,
  schema: { type: 'integer', ...rangeSchema(range) },
  read: (reader, name) => reader.requiredInteger(name, range),
});

export const decimal = (fallback: number, range: Range = {}): Field<number> => ({
  isRequired: false,
  schema: { type: 'number', default: fallback, ...rangeSchema(range) },
  read: (reader, name) => reader.decimal(name, fallback, range),
});

export const requiredDecimal = (range: Range = {}): Field<number> => ({
  isRequired: true,
  schema: { type: 'number', ...rangeSchema(range) },
  read: (reader, name) => reader.requiredDecimal(name, range),
});

export const flag = (fallback: boolean): Field<boolean> => ({
  isRequired: false,
  schema: { type: 'boolean', default: fallback },
  read: (reader, name) => reader.flag(name, fallback),
});

export const choice = <const Choice extends string>(
  choices: readonly Choice[],
  fallback: NoInfer<Choice>,
): Field<Choice> => ({
  isRequired: false,
  schema: { type: 'string', enum: choices, default: fallback },
  read: (reader, name) => reader.choice(name, choices, fallback),
});

/** A required list of texts. */
export const texts = (description: string): Field<readonly string[]> => ({
  isRequired: true,
  schema: { type: 'array', items: { type: 'string' }, description },
  read: (reader, name) => reader.texts(name),
});

/** Required; any JSON. */
export const anyJson = (description: string): Field<unknown> => ({
  isRequired: true,
  schema: { description },
  read: (reader, name) => reader.anything(name),
});

const rangeSchema = ({ ge, le, lt }: Range): JsonSchema => ({
  ...(ge !== undefined && { minimum: ge }),
  ...(le !== undefined && { maximum: le }),
  ...(lt !== undefined && { exclusiveMaximum: lt }),
});

/**
 * Reads declared fields; form and query values are text, JSON values are typed.
 *
 * @throws ValidationError listing every invalid field, in FastAPI's wording
 */
export function readFields<Declared extends Fields>(
  declared: Declared,
  values: Readonly<Record<string, unknown>>,
  place: Place | readonly (string | number)[] = 'body',
): ValuesOf<Declared> {
  const reader = new FieldReader(values, place);
  const entries = Object.entries(declared).map(([name, { read }]) => [name, read(reader, name)]);
  reader.check();
  return Object.fromEntries(entries) as ValuesOf<Declared>;
}

/** The JSON Schema of an object with these fields. */
export function fieldsSchema(declared: Fields): JsonSchema {
  const required = Object.keys(declared).filter((name) => declared[name]?.isRequired);
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(declared).map(([name, { schema }]) => [name, schema]),
    ),
    ...(required.length > 0 && { required }),
  };
}
