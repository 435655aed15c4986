import { HttpError } from '../../http/httpError';
import type { EngineDescription } from './engines';
import type { Recognition } from './recognise';

/** The contents of a recognition answer. */
export type OcsrParts = 'smiles' | 'molfile' | 'both';

/**
 * A recognition in the fields of docs/contract.md 7.3, extended by the program that answered, its confidence
 * and remarks, and the positions of the atoms on the picture.
 *
 * @throws HttpError 422 when only a SMILES was requested and the structure is impossible, so it has none
 */
export function ocsrAnswer(
  name: string,
  engine: EngineDescription,
  recognition: Recognition,
  parts: OcsrParts,
): object {
  const { molfile, confidence, remarks, placement } = recognition;
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
    ...(parts !== 'smiles' && placement ? { placement } : {}),
  };
}

/** @throws HttpError 422 with the reasons when the structure is impossible and so has no SMILES */
export function requireSmiles({ smiles, remarks }: Recognition): string {
  if (smiles !== null) return smiles;
  throw new HttpError(422, `The recognised structure is not possible: ${remarks.join('; ')}`);
}
