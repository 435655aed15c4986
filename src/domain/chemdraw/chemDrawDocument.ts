import type { Painted } from '../painting/painted';

/** A rectangle of a page, in points from the page's upper left corner. */
export interface PageRectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** One structure as a ChemDraw file draws it: a fragment, or the fragments of one group. */
export interface ChemDrawMolecule {
  /**
   * V2000, or V3000 from 1,000 atoms or bonds; y up, the usual bond 1.5 long, abbreviations written out. Its
   * chiral flag is set if a wedge is drawn.
   */
  readonly molfile: string;
  readonly box: PageRectangle;
  /** The captions beside or below it, a line each, as printed: its number, its name or both. */
  readonly label: string | null;
  /** What of it the molfile does not say, in sentences for the user. */
  readonly told: readonly string[];
  /** The molfile says everything that is drawn. If not, `told` says what it lacks. */
  readonly isWhole: boolean;
  /** What it looks like in ChemDraw, abbreviations as they are printed. */
  readonly painted: Painted;
}

/** A text of a page that belongs to no atom. */
export interface ChemDrawCaption {
  readonly text: string;
  /** Left end of its first line's baseline, in points. */
  readonly x: number;
  readonly y: number;
  /** Of its letters, in points. */
  readonly size: number;
}

export interface ChemDrawPage {
  /** In points. */
  readonly width: number;
  readonly height: number;
  /** In reading order. */
  readonly molecules: readonly ChemDrawMolecule[];
  readonly captions: readonly ChemDrawCaption[];
}

export interface ChemDrawDocument {
  readonly pages: readonly ChemDrawPage[];
  /** What of the file was not read, in sentences for the user. */
  readonly told: readonly string[];
}
