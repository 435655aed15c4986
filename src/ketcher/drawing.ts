import type { Ketcher } from 'ketcher-core';

/** What stands on the canvas. */
export interface DrawnStructure {
  /** V2000, or V3000 for more than 999 atoms or enhanced stereo. */
  readonly molfile: string;
  readonly smiles: string;
  readonly atomCount: number;
}

/** Ketcher's canvas, as the application needs it. */
export interface Drawing {
  /** Resolves when the chemistry (Indigo, WebAssembly in a worker) answers. */
  untilReady(): Promise<void>;
  /**
   * Draws a structure on the empty canvas. Ketcher itself passes over what it cannot read in silence.
   * @throws Error when the canvas stays empty
   */
  load(structure: string): Promise<void>;
  read(): Promise<DrawnStructure>;
  /** Tells of every change by the user; none of `load`. */
  onChange(listener: () => void): void;
}

/**
 * `setMolecule` can resolve before the canvas holds the structure, and then it reads as empty
 * (epam/ketcher#7854): an empty canvas is believed when it is empty a little later, too.
 */
const SECOND_LOOK_MS = 150;

/** Ketcher tells of a change after the frame in which it drew it. */
const CHANGES_SETTLE_MS = 150;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function createDrawing(ketcher: Ketcher): Drawing {
  // A molfile without the chiral flag means what it draws: papers draw one enantiomer, and Ketcher
  // would otherwise turn every such centre into a mixture ("and 1"), and save it so.
  ketcher.setSettings({ ignoreChiralFlag: true });
  let isLoading = false;
  const atomCount = () => ketcher.editor.struct().atoms.size;

  const read = async (): Promise<DrawnStructure> => {
    const count = atomCount();
    if (count === 0) return { molfile: '', smiles: '', atomCount: 0 };
    return {
      molfile: await ketcher.getMolfile(),
      smiles: await ketcher.getSmiles(),
      atomCount: count,
    };
  };

  return {
    async untilReady() {
      await ketcher.structService.info();
    },
    async load(structure) {
      isLoading = true;
      try {
        await ketcher.setMolecule(structure);
        await pause(CHANGES_SETTLE_MS);
        if (atomCount() === 0) throw new Error('Ketcher cannot read this structure');
      } finally {
        isLoading = false;
      }
    },
    async read() {
      if (atomCount() === 0) await pause(SECOND_LOOK_MS);
      return read();
    },
    onChange(listener) {
      ketcher.editor.subscribe('change', () => {
        if (!isLoading) listener();
      });
    },
  };
}
