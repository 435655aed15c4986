import * as v from 'valibot';
import { MANUAL_EDIT, type EngineId, type EngineInfo } from '@/domain/engines';
import { presentMolfile, presentText } from '@/domain/missing';
import type { Placement } from '@/domain/placement';
import type { TableCompound } from '@/domain/tableCompound';
import type { Doubt } from '@/domain/doubt';
import { doubtsSchema, toDoubts } from './doubts.schema';
import { optionalField } from './optionalField';
import { tableCompoundsSchema, toTableCompounds } from './tableCompounds.schema';

const text = v.nullish(v.string());

const side = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Only from local services. An invalid one costs the overlay, not the reading. */
const placement = v.fallback(
  v.nullish(v.object({ width: side, height: side, molfile: v.pipe(v.string(), v.nonEmpty()) })),
  undefined,
);

/** Only from local services. */
const program = {
  engine: v.string(),
  program: text,
  program_version: text,
  confidence: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** The program's doubts, as messages. */
  remarks: v.nullish(v.array(v.string())),
  /** The program that was not there yet; only if the request accepted that. */
  awaits: text,
  placement,
  compounds: tableCompoundsSchema,
  doubts: doubtsSchema,
};

/** What one engine answered when all were asked; without SMILES and molfile if it read nothing. */
const rivalSchema = v.object({
  smiles: text,
  molfile: text,
  agrees: v.nullish(v.boolean()),
  ...program,
});

/** Keys that every recognition answer may have. */
const provenance = {
  ...program,
  /** Which weights the default engine used. */
  model: text,
  hardware: text,
  /** Only if all engines were asked. Invalid ones cost the other versions, not the reading. */
  taken_from: v.fallback(text, undefined),
  readings: v.fallback(v.nullish(v.array(rivalSchema)), undefined),
};

/** SMILES may be empty: an engine that saw nothing. The default engine answers without a molfile key. */
export const smilesSchema = v.object({ smiles: v.string(), molfile: text, ...provenance });

export const molfileSchema = v.object({ molfile: v.string(), smiles: text, ...provenance });

export const withDepictionSchema = v.object({
  ...smilesSchema.entries,
  depiction: v.nullish(v.object({ format: text, svg: text, base64: text })),
});

/** Maximum length of an engine's id or name; both appear in narrow places on cards and in choices. */
const ENGINE_NAME_LENGTH = 40;

/** A name has at most 253 characters (RFC 1035, 2.3.4), and a port. */
const HOST_LENGTH = 259;

/** No control characters, including those that change the text direction. */
const engineName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(ENGINE_NAME_LENGTH),
  v.regex(/^\P{C}*$/u),
);

const drawings = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Of checked drawings; nonsense is ignored, as it only informs. */
const checkedSchema = v.pipe(
  v.object({ right: drawings, judged: v.pipe(drawings, v.minValue(1)) }),
  v.check(({ right, judged }) => right <= judged),
);

const engineSchema = v.object({
  id: v.string(),
  /** An invalid one is ignored: the engine is then shown by its id. */
  name: v.fallback(v.nullish(engineName), undefined),
  available: v.boolean(),
  program: text,
  version: text,
  standsInFor: text,
  sentTo: v.nullish(v.pipe(v.string(), v.maxLength(HOST_LENGTH), v.regex(/^\P{C}*$/u))),
  coordinates: v.boolean(),
  handDrawn: v.boolean(),
  reason: text,
  /** Only of an engine that asks others. */
  asks: v.fallback(v.nullish(v.array(v.string())), undefined),
  checked: v.fallback(v.nullish(checkedSchema), undefined),
});

export const enginesSchema = v.union([
  v.object({ engines: v.array(engineSchema) }),
  v.array(engineSchema),
]);

/** An engine's reading of a drawing; keys of missing values are absent. */
export interface Recognition {
  readonly smiles?: string;
  readonly molfile?: string;
  readonly engine: EngineId;
  readonly program?: string;
  readonly programVersion?: string;
  /** 0..1 */
  readonly confidence?: number;
  /** The program's doubts. */
  readonly remarks?: readonly string[];
  /** The program that was not there yet, and may still say something of it. */
  readonly awaits?: string;
  /** Where its atoms are on the picture that was sent. */
  readonly placement?: Placement;
  /** What the page's table of residues makes of it. */
  readonly compounds?: readonly TableCompound[];
  /** Its places that may be wrong, the least sure first. */
  readonly doubts?: readonly Doubt[];
  /** SVG text, from `recogniseWithDepiction` only. */
  readonly depiction?: string;
  /** If all engines were asked: whose reading it is. */
  readonly takenFrom?: EngineId;
  /** If all engines were asked: what each of them read, itself included. */
  readonly rivals?: readonly RivalRecognition[];
}

/** One engine's own reading where all were asked. */
export interface RivalRecognition extends Omit<Recognition, 'depiction' | 'takenFrom' | 'rivals'> {
  /** Whether it has the constitution of the one taken; absent if the services do not say. */
  readonly agrees?: boolean;
}

type RecognitionWire =
  | v.InferOutput<typeof smilesSchema>
  | v.InferOutput<typeof molfileSchema>
  | v.InferOutput<typeof withDepictionSchema>;

export function toRecognition(wire: RecognitionWire): Recognition {
  return {
    ...ownReading(wire),
    ...('depiction' in wire && optionalField('depiction', presentText(wire.depiction?.svg))),
    ...optionalField('takenFrom', presentText(wire.taken_from)),
    ...optionalField('rivals', wire.readings?.map(toRival)),
  };
}

const toRival = (wire: v.InferOutput<typeof rivalSchema>): RivalRecognition => ({
  ...ownReading(wire),
  ...optionalField('agrees', wire.agrees),
});

type ReadingWire = Omit<v.InferOutput<typeof rivalSchema>, 'agrees'>;

const ownReading = (wire: ReadingWire): Omit<RivalRecognition, 'agrees'> => ({
  ...optionalField('smiles', presentText(wire.smiles)),
  ...optionalField('molfile', presentMolfile(wire.molfile)),
  engine: wire.engine,
  ...optionalField('program', wire.program),
  ...optionalField('programVersion', wire.program_version),
  ...optionalField('confidence', wire.confidence),
  ...optionalField('remarks', wire.remarks?.length ? wire.remarks : undefined),
  ...optionalField('awaits', presentText(wire.awaits)),
  ...optionalField('placement', wire.placement),
  ...optionalField('compounds', toTableCompounds(wire.compounds)),
  ...optionalField('doubts', toDoubts(wire.doubts)),
});

type EngineWire = v.InferOutput<typeof engineSchema>;

/** Ids are keys of objects in the store, and `manual-edit` stands for the user's edits. */
const isEngineId = (id: string): boolean =>
  v.is(engineName, id) && id.trim() === id && id !== MANUAL_EDIT && !(id in Object.prototype);

/** The engines of an answer, without those with invalid ids. */
export function toEngines(wire: v.InferOutput<typeof enginesSchema>): EngineInfo[] {
  const engines = 'engines' in wire ? wire.engines : wire;
  return engines.filter(({ id }) => isEngineId(id)).map(toEngineInfo);
}

function toEngineInfo(wire: EngineWire): EngineInfo {
  return {
    id: wire.id,
    ...optionalField('name', wire.name),
    available: wire.available,
    program: wire.program ?? '',
    version: wire.version ?? '',
    ...optionalField('standsInFor', presentText(wire.standsInFor)),
    ...optionalField('sentTo', presentText(wire.sentTo)),
    coordinates: wire.coordinates,
    handDrawn: wire.handDrawn,
    ...optionalField('reason', presentText(wire.reason)),
    ...optionalField('asks', wire.asks?.filter(isEngineId)),
    ...optionalField('checked', wire.checked),
  };
}
