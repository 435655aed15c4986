import type { ChemicalMimeType, Ketcher } from 'ketcher-core';
import { bondsOfMolfile } from '@/domain/molfileBonds';

/** The structure on the canvas. */
export interface DrawnStructure {
  /**
   * V2000, or V3000 for more than 999 atoms, stereo groups or coordinate bonds. Its bonds have orders; none is
   * aromatic, but of a pattern.
   */
  readonly molfile: string;
  /** As Ketcher writes it; empty if it cannot. */
  readonly smiles: string;
  readonly atomCount: number;
  /** Atoms, bonds and coordinates are still those of the structure that was loaded. */
  readonly isAsLoaded: boolean;
}

/** Ketcher's canvas, as the application needs it. */
export interface Drawing {
  /** Resolves when the chemistry (Indigo, WebAssembly in a worker) responds. */
  untilReady(): Promise<void>;
  /**
   * Draws a structure on the empty canvas. Ketcher itself silently ignores what it cannot read.
   * @throws Error if the canvas stays empty
   */
  load(structure: string): Promise<void>;
  /** @param isPattern what it says beyond a molecule is kept */
  read(isPattern: boolean): Promise<DrawnStructure>;
  /** Reports every change by the user, but not `load`. */
  onChange(listener: () => void): void;
}

/**
 * `setMolecule` can resolve before the structure is on the canvas, which then reads as empty
 * (epam/ketcher#7854): a canvas only counts as empty if it still is a little later.
 */
const SECOND_LOOK_MS = 150;

/** Ketcher reports a change after the frame in which it was drawn. */
const CHANGES_SETTLE_MS = 150;

/** `ChemicalMimeType.Mol`: only the type, because the enum would load the package a second time. */
const MOLFILE = 'chemical/x-mdl-molfile' as ChemicalMimeType;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function createDrawing(ketcher: Ketcher): Drawing {
  // A molfile without the chiral flag means what it shows: articles draw one enantiomer. Otherwise Ketcher
  // would turn every such centre into a mixture ("and 1"), and save it like that.
  ketcher.setSettings({ ignoreChiralFlag: true });
  let isLoading = false;
  let loaded: string | undefined;
  const atomCount = () => ketcher.editor.struct().atoms.size;

  return {
    async untilReady() {
      await ketcher.structService.info();
    },
    async load(structure) {
      isLoading = true;
      loaded = undefined;
      try {
        await ketcher.setMolecule(structure);
        await pause(CHANGES_SETTLE_MS);
        if (atomCount() === 0) throw new Error('Ketcher cannot read this structure');
        loaded = await ketcher.getMolfile().then(withoutHeader, () => undefined);
      } finally {
        isLoading = false;
      }
    },
    async read(isPattern) {
      if (atomCount() === 0) await pause(SECOND_LOOK_MS);
      return readCanvas(ketcher, { loaded, isPattern });
    },
    onChange(listener) {
      ketcher.editor.subscribe('change', () => {
        if (!isLoading) listener();
      });
    },
  };
}

interface Reading {
  /** What was loaded, as Ketcher writes it, without the header. */
  readonly loaded: string | undefined;
  readonly isPattern: boolean;
}

async function readCanvas(
  ketcher: Ketcher,
  { loaded, isPattern }: Reading,
): Promise<DrawnStructure> {
  const atomCount = ketcher.editor.struct().atoms.size;
  if (atomCount === 0) return { molfile: '', smiles: '', atomCount, isAsLoaded: false };
  const molfile = await ketcher.getMolfile();
  return {
    molfile: await inItsVersion(
      ketcher,
      isPattern ? molfile : await withBondOrders(ketcher, molfile),
    ),
    smiles: await ketcher.getSmiles().catch(() => ''),
    atomCount,
    isAsLoaded: withoutHeader(molfile) === loaded,
  };
}

/** Three lines: a name, the program with the time of writing, a comment. */
const withoutHeader = (molfile: string) => molfile.split('\n').slice(3).join('\n');

/** Bond types of a molfile: "aromatic" has no order, and those above are not of V2000. */
const AROMATIC = 4;
const LAST_OF_V2000 = 8;

const hasAromaticBonds = (molfile: string): boolean =>
  bondsOfMolfile(molfile).some(({ type }) => type === AROMATIC);

/**
 * A SMILES, or a ring drawn with a circle, has aromatic bonds on the canvas; other programs don't read these
 * in a molfile, or each in its own way. Coordinates and stereo are kept.
 *
 * @throws Error if they cannot be written as single and double bonds
 */
async function withBondOrders({ structService }: Ketcher, molfile: string): Promise<string> {
  if (!hasAromaticBonds(molfile)) return molfile;
  const { struct } = await structService.dearomatize({ struct: molfile, output_format: MOLFILE });
  if (!hasAromaticBonds(struct)) return struct;
  throw new Error('Its aromatic bonds cannot be written as single and double ones');
}

/** Ketcher writes coordinate bonds into V2000, where no other program looks for them. */
async function inItsVersion({ structService }: Ketcher, molfile: string): Promise<string> {
  if (!bondsOfMolfile(molfile).some(({ type }) => type > LAST_OF_V2000)) return molfile;
  const data = { struct: molfile, output_format: MOLFILE };
  const asV3000 = { 'molfile-saving-mode': '3000', 'ignore-stereochemistry-errors': true } as const;
  return (await structService.convert(data, asV3000)).struct;
}
