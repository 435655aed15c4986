import * as v from 'valibot';

const text = v.nullish(v.string());

/** Keys that every recognition answer may have; program, version, confidence and remarks only from local services. */
const provenance = {
  engine: v.string(),
  /** Which weights the default engine used. */
  model: text,
  hardware: text,
  program: text,
  program_version: text,
  confidence: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** What the program had doubts about, in words. */
  remarks: v.nullish(v.array(v.string())),
};

/** SMILES may be an empty text: an engine that saw nothing. */
export const smilesSchema = v.object({ smiles: v.string(), molfile: text, ...provenance });

export const molfileSchema = v.object({ molfile: v.string(), smiles: text, ...provenance });

/** The default engine answers without a molfile key. */
export const bothSchema = v.object({ smiles: v.string(), molfile: text, ...provenance });

export const withDepictionSchema = v.object({
  ...bothSchema.entries,
  depiction: v.nullish(v.object({ format: text, svg: text, base64: text })),
});

const engineSchema = v.object({
  id: v.string(),
  available: v.boolean(),
  program: text,
  version: text,
  standsInFor: text,
  coordinates: v.boolean(),
  handDrawn: v.boolean(),
  reason: text,
});

export const enginesSchema = v.union([
  v.object({ engines: v.array(engineSchema) }),
  v.array(engineSchema),
]);
