import { depict } from '../../../engine/chemistry/depiction/depict';
import type { DepictionRequest } from '../../../engine/chemistry/depiction/depictionRequest';
import type { RDKit } from '../../../engine/chemistry/rdkit';
import { UnreadableStructure } from '../../../engine/chemistry/readSmiles';
import { alignTo } from './alignTo';

/** Pixels. */
const SIZE = { width: 420, height: 320 } as const;

/** URLs of the two drawings; empty for what cannot be drawn. */
export interface DrawnPair {
  readonly truth: string;
  readonly answer: string;
}

/**
 * Draws an answer as it is placed in the picture, and the truth aligned with it as far as they agree, so that
 * the three can be compared in detail.
 *
 * @param answer the reading's molfile, with the picture's coordinates; undefined if there is none
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
