import type { MainModule } from '@rdkit/rdkit';
import { identify } from '../../mocks/engine/chemistry/identifiers/identify';
import { SAMPLE_COMPOUNDS } from '../../mocks/engine/names/sample/sampleCompounds';
import {
  drawStructure,
  type StructureDrawing,
} from '../../mocks/tools/sample-article/structureDrawing';
import { layOutStructure } from '../../mocks/tools/sample-article/structureLayout';
import { PLANTED_KINDS, withPlanted, type PlantedKind } from './plantedErrors';

/** A drawing of a made article, and what its text says of the compound. */
export interface DayCompound {
  readonly number: number;
  readonly name: string;
  /** In Hill's order, as the text states it. */
  readonly formula: string;
  /** Of [M+H]+, in Da. */
  readonly mass: number;
  readonly drawing: StructureDrawing;
  /** Absent if the drawing is that of the compound. */
  readonly planted?: PlantedKind;
}

/** Points; three stand in a row. */
const LARGEST = { width: 150, height: 170 };
/** Of a proton, Da (CODATA 2018). */
const PROTON = 1.007_276;
/** Larger ones are seldom drawn without a mistake of the layout. */
const MOST_ATOMS = 32;

/** What is planted in turn: numbers are exchanged in pairs. */
const TURNS = [...PLANTED_KINDS, 'swap'] as const;

interface Candidate {
  readonly name: string;
  readonly smiles: string;
  readonly formula: string;
  readonly mass: number;
}

/** The compounds of the sample dictionary that can be drawn in an article, in its order. */
export function dayCandidates(rdkit: MainModule): Candidate[] {
  return SAMPLE_COMPOUNDS.flatMap(([names, smiles]) => {
    const [name = ''] = names.split('|');
    const { formula, exact_mass: mass, heavy_atoms: atoms } = identify(rdkit, { smiles });
    const fits =
      mass !== null && atoms <= MOST_ATOMS && !/[+\-.]/.test(smiles.replaceAll('-c', ''));
    // Digits and brackets of a name could be taken for its number in the lists of the text.
    const isPlain = /^[a-z ]+$/i.test(name);
    return fits && isPlain ? [{ name, smiles, formula, mass: mass + PROTON }] : [];
  });
}

/**
 * Compounds for one article.
 *
 * @param take the next candidate; called until enough of them can be drawn
 * @param planted of how many the drawing is wrong; the others come first
 */
export function dayCompounds(
  rdkit: MainModule,
  take: () => Candidate,
  { count, planted }: { readonly count: number; readonly planted: number },
): DayCompound[] {
  const compounds: DayCompound[] = [];
  while (compounds.length < count) {
    const left = count - compounds.length;
    const kind = left <= planted ? TURNS[left % TURNS.length] : undefined;
    const made = dayCompound(rdkit, take(), compounds.length + 1, kind);
    if (made) compounds.push(made);
  }
  return swapped(compounds);
}

function dayCompound(
  rdkit: MainModule,
  { smiles, ...said }: Candidate,
  number: number,
  planted: PlantedKind | undefined,
): DayCompound | undefined {
  const drawn = planted === undefined ? smiles : withPlanted(smiles, planted);
  if (drawn === undefined) return undefined;
  const subject = {
    number,
    name: said.name,
    drawing: drawn,
    condensed: [],
    kind: 'vector',
  } as const;
  try {
    const drawing = drawStructure(layOutStructure(rdkit, subject));
    const [left, top, right, bottom] = drawing.box;
    const fits = right - left <= LARGEST.width && bottom - top <= LARGEST.height;
    return fits ? { ...said, number, drawing, ...(planted && { planted }) } : undefined;
  } catch {
    // A change that leaves no structure that can exist.
    return undefined;
  }
}

/** Numbers are exchanged in pairs; one without a partner takes the compound before it. */
function swapped(compounds: readonly DayCompound[]): DayCompound[] {
  const result = [...compounds];
  const done = new Set<number>();
  for (const [index, { planted }] of compounds.entries()) {
    if (planted !== 'swap' || done.has(index)) continue;
    const partner = compounds[index + 1]?.planted === 'swap' ? index + 1 : index - 1;
    const [one, other] = [result[index], result[partner]];
    if (!one || !other) continue;
    result[index] = { ...one, drawing: other.drawing };
    result[partner] = { ...other, drawing: one.drawing, planted: 'swap' };
    done.add(index).add(partner);
  }
  return result;
}
