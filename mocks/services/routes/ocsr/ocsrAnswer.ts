import { HttpError } from '../../http/httpError';
import type { TableCompound } from '../../../engine/chemistry/tableCompounds';
import { FUSION, type BestDescription, type EngineDescription } from './engines';
import { impossibility, type Recognition } from './recognition';
import type { BestRecognition, EngineAnswer } from './recogniseBest';

/** What of an engine's description its answers repeat. */
type AnsweringEngine = Pick<
  EngineDescription | BestDescription,
  'id' | 'program' | 'version' | 'coordinates'
>;

/** The contents of a recognition answer. */
export type OcsrParts = 'smiles' | 'molfile' | 'both';

/**
 * A recognition in the fields of docs/contract.md 7.3, extended by the program that answered, its confidence
 * and remarks, the positions of the atoms on the picture and the doubtful places, and the compounds that a table
 * makes of it.
 *
 * @throws HttpError 422 when only a SMILES was requested and the structure is impossible, so it has none
 */
export function ocsrAnswer(
  name: string,
  engine: AnsweringEngine,
  recognition: Recognition,
  parts: OcsrParts,
): object {
  const { molfile, confidence, remarks, placement, doubts, compounds, awaits } = recognition;
  const withMolfile = parts !== 'smiles' && engine.coordinates;
  const smiles = withMolfile ? (recognition.smiles ?? '') : requireSmiles(recognition);
  return {
    image_name: name,
    ...(parts === 'molfile' ? {} : { smiles }),
    ...(withMolfile ? { molfile } : {}),
    engine: engine.id,
    ...(engine.id === 'decimer' ? { model: 'standard' } : {}),
    hardware: 'CPU',
    file_path: name,
    program: engine.program,
    program_version: engine.version,
    confidence,
    remarks,
    ...(awaits !== undefined && { awaits }),
    ...(parts !== 'smiles' && placement ? { placement } : {}),
    ...(parts !== 'smiles' && doubts ? { doubts } : {}),
    ...(parts === 'both' && compounds
      ? { compounds: describeCompounds(compounds, withMolfile) }
      : {}),
  };
}

/**
 * The answer of `best`: as that of any engine, by the program whose reading was taken, with what each of the
 * engines answered.
 *
 * @throws HttpError 422 like `ocsrAnswer`
 */
export function bestAnswer(
  name: string,
  { taken, recognition, agreed, answers }: BestRecognition,
  parts: OcsrParts,
): object {
  const { program, version } = taken;
  return {
    ...ocsrAnswer(name, { ...FUSION, program, version }, recognition, parts),
    taken_from: taken.id,
    agreed,
    readings: answers.map((answer) => ({
      engine: answer.engine.id,
      program: answer.engine.program,
      program_version: answer.engine.version,
      ...('reason' in answer ? { reason: answer.reason } : readingOf(answer)),
    })),
  };
}

type ReadAnswer = Extract<EngineAnswer, { recognition: Recognition }>;

function readingOf({ recognition, agrees }: ReadAnswer): object {
  const { smiles, molfile, confidence, remarks, placement, doubts, compounds } = recognition;
  return {
    ...{ smiles: smiles ?? '', molfile, confidence, remarks },
    ...(placement && { placement }),
    ...(doubts && { doubts }),
    ...(compounds && { compounds: describeCompounds(compounds, true) }),
    ...(agrees !== undefined && { agrees }),
  };
}

/** Compounds of a table: marked, and without molfiles where the engine has none. */
const describeCompounds = (compounds: readonly TableCompound[], withMolfile: boolean): object[] =>
  compounds.map((compound) => {
    if (!('molfile' in compound)) return { ...compound, from: 'table' };
    const { molfile, ...rest } = compound;
    return { ...rest, ...(withMolfile && { molfile }), from: 'table' };
  });

/** @throws HttpError 422 with the reasons when the structure is impossible and so has no SMILES */
export function requireSmiles(recognition: Recognition): string {
  if (recognition.smiles !== null) return recognition.smiles;
  throw new HttpError(422, impossibility(recognition));
}
