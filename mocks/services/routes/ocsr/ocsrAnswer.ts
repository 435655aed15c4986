import { HttpError } from '../../http/httpError';
import type { EngineDescription } from './engines';
import type { Recognition } from './recognise';

/** What is in a recognition answer. */
export type OcsrParts = 'smiles' | 'molfile' | 'both';

/**
 * A recognition in the fields of docs/contract.md 7.3, with the program that answered, its
 * confidence, its remarks and where its atoms lie on the picture beyond them.
 *
 * @throws HttpError 422 when only a SMILES was asked for and the structure, being impossible, has none
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

/** @throws HttpError 422 with its reasons when the structure, being impossible, has no SMILES */
export function requireSmiles({ smiles, remarks }: Recognition): string {
  if (smiles !== null) return smiles;
  throw new HttpError(422, `The recognised structure is not possible: ${remarks.join('; ')}`);
}
