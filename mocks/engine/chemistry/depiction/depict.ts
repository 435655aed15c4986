import { TaskError } from '../../taskError';
import { isMolfile, isSmiles, requireReadableMolfile, requireReadableSmiles } from '../limits';
import { capturingErrors, withMol, type Mol, type RDKit } from '../rdkit';
import { UnreadableStructure } from '../readSmiles';
import { refusalReason } from '../sanitisation';
import { drawingOptions, type DepictionRequest, type DrawingOptions } from './depictionRequest';
import { drawingStyle } from './drawingStyle';
import { highlightedParts } from './highlightedParts';
import { layOut, scaleGivenCoordinates } from './layOut';
import { residueLabels } from './residueLabels';
import { tidySvg } from './tidySvg';

/** A drawn molecule. */
export interface Depiction {
  /** Valid XML with a plain `svg` root; labels are paths, so no font is needed. */
  readonly svg: string;
  readonly source: 'smiles' | 'molfile';
  /** Set if the structure is chemically impossible and was drawn as written. */
  readonly remark?: string;
}

interface Source {
  readonly kind: 'smiles' | 'molfile';
  readonly text: string;
}

/**
 * Draws a molecule.
 *
 * @throws TaskError `invalid` without a structure, `beyond-limits` if it is too large or the size is
 *   impossible
 * @throws UnreadableStructure if neither the molfile nor the SMILES can be read
 */
export function depict(rdkit: RDKit, request: DepictionRequest): Depiction {
  const options = drawingOptions(request);
  const sources = sourcesOf(request);
  let failure = new UnreadableStructure('a molfile alone needs useMolfileDirectly');
  for (const source of sources) {
    const { result, log } = capturingErrors(rdkit, () => draw(rdkit, source, options));
    if (result !== undefined) return { svg: tidySvg(result, options), source: source.kind };
    const reason = refusalReason(log);
    if (source === sources.at(-1) && reason) {
      const svg = drawAsWritten(rdkit, source, options);
      if (svg !== undefined) {
        return { svg: tidySvg(svg, options), source: source.kind, remark: reason };
      }
    }
    const name = source.kind === 'smiles' ? 'SMILES' : 'molfile';
    failure = new UnreadableStructure(`could not parse ${name}${reason && `: ${reason}`}`);
  }
  throw failure;
}

/** What to draw from, the preferred one first. */
function sourcesOf(request: DepictionRequest): Source[] {
  const smiles = request.smiles?.trim() ?? '';
  const molfile = request.molfile ?? '';
  if (smiles === '' && molfile.trim() === '') {
    throw new TaskError('invalid', 'Either SMILES or molfile must be provided');
  }
  const sources: Source[] = [];
  if (request.useMolfileDirectly && molfile.trim() !== '') {
    requireReadableMolfile(molfile);
    sources.push({ kind: 'molfile', text: molfile });
  }
  if (smiles !== '') {
    requireReadableSmiles(smiles);
    sources.push({ kind: 'smiles', text: smiles });
  }
  return sources;
}

function draw(rdkit: RDKit, source: Source, options: DrawingOptions): string | undefined {
  if (!isOfItsKind(source)) return undefined;
  return withMol(rdkit, source.text, (mol) => {
    place(rdkit, mol, source);
    const parts = highlightedParts(rdkit, mol, options.highlight);
    const atomLabels =
      source.kind === 'molfile' ? residueLabels(source.text, mol.get_num_atoms()) : {};
    const details = { ...drawingStyle(options), ...parts, atomLabels };
    return mol.get_svg_with_highlights(JSON.stringify(details));
  });
}

/**
 * RDKit guesses the format; a text that it would read as another kind was checked against the wrong limits.
 */
const isOfItsKind = ({ kind, text }: Source) =>
  kind === 'smiles' ? isSmiles(text) : isMolfile(text);

/** Impossible structures are drawn as written, so that the user sees where the fault is. */
function drawAsWritten(rdkit: RDKit, source: Source, options: DrawingOptions): string | undefined {
  const style = { ...drawingStyle(options), kekulize: false, addStereoAnnotation: false };
  return withMol(
    rdkit,
    source.text,
    (mol) => {
      place(rdkit, mol, source);
      return mol.get_svg_with_highlights(JSON.stringify(style));
    },
    { sanitize: false },
  );
}

function place(rdkit: RDKit, mol: Mol, source: Source): void {
  if (source.kind === 'molfile' && mol.has_coords() > 0) scaleGivenCoordinates(mol);
  else layOut(rdkit, mol);
}
