import { depict } from '../../../engine/chemistry/depiction/depict';
import type { DepictionRequest } from '../../../engine/chemistry/depiction/depictionRequest';
import type { RDKit } from '../../../engine/chemistry/rdkit';
import { UnreadableStructure } from '../../../engine/chemistry/readSmiles';
import { alignTo } from './alignTo';

/** Pixels. */
const SIZE = { width: 420, height: 320 } as const;

/** Addresses of the two drawings; empty for what cannot be drawn. */
export interface DrawnPair {
  readonly truth: string;
  readonly answer: string;
}

/**
 * Draws an answer as it lies in the picture, and the truth laid upon it as far as they agree, so that
 * the three can be compared place by place.
 *
 * @param answer the molfile of the reading, with the picture's coordinates; undefined without one
 */
export function drawPair(rdkit: RDKit, truth: string, answer: string | undefined): DrawnPair {
  const template = answer ?? '';
  const molfile = template === '' ? undefined : alignTo(rdkit, truth, template);
  return {
    truth: draw(rdkit, { smiles: truth, molfile, useMolfileDirectly: molfile !== undefined }),
    answer: template === '' ? '' : draw(rdkit, { molfile: template, useMolfileDirectly: true }),
  };
}

function draw(rdkit: RDKit, request: DepictionRequest): string {
  try {
    const { svg } = depict(rdkit, { ...request, ...SIZE, cip: false });
    return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  } catch (error) {
    if (error instanceof UnreadableStructure) return '';
    throw error;
  }
}
