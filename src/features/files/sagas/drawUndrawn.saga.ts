import { toApiError } from '@/api/apiError';
import { identifiersApi } from '@/api/identifiers';
import type { DrawnMolecule } from '@/domain/files/layOutPages';
import type { StatedMolecule } from '@/domain/files/statedMolecule';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import type { SagaGenerator } from '@/lib/saga/effects';

const { convertToMolfiles, getChemLimits } = identifiersApi.endpoints;

interface Drawn {
  readonly molecules: readonly DrawnMolecule[];
  readonly faults: readonly string[];
}

/**
 * All molecules with drawings: those that a file draws as they are, the others as the services lay them out. What they
 * cannot lay out is told.
 */
export function* drawUndrawn(
  molecules: readonly StatedMolecule[],
  undrawn: readonly StatedMolecule[],
): SagaGenerator<Drawn> {
  const laidOut = new Map<StatedMolecule, string>();
  const faults: string[] = [];
  try {
    for (let at = 0; at < undrawn.length;) {
      const { maxStructures } = yield* callEndpoint(getChemLimits, undefined, {
        takesCached: true,
      });
      const batch = undrawn.slice(at, at + maxStructures);
      at += batch.length;
      const results = yield* callEndpoint(convertToMolfiles, { structures: batch.map(notationOf) });
      for (const [index, molecule] of batch.entries()) {
        const result = results[index];
        if (result && 'forms' in result) {
          laidOut.set(molecule, result.forms.molV2000 ?? result.forms.molV3000);
        } else faults.push(toldOf(molecule, result?.refusal ?? 'the services did not answer'));
      }
    }
  } catch (error) {
    const { message } = toApiError(error);
    faults.push(`${undrawn.length - laidOut.size} could not be drawn by the services: ${message}`);
  }
  const isUndrawn = new Set(undrawn);
  const drawn = molecules.flatMap((molecule): DrawnMolecule[] => {
    const molfile = isUndrawn.has(molecule) ? laidOut.get(molecule) : molecule.molfile;
    return molfile === undefined ? [] : [{ ...molecule, molfile }];
  });
  return { molecules: drawn, faults };
}

const notationOf = ({ smiles, molfile = '' }: StatedMolecule) =>
  smiles === undefined ? { molfile } : { smiles };

const toldOf = ({ where }: StatedMolecule, fault: string): string =>
  where === '' ? fault : `${where}: ${fault}`;
