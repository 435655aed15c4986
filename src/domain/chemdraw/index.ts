export type {
  ChemDrawCaption,
  ChemDrawDocument,
  ChemDrawMolecule,
  ChemDrawPage,
  PageRectangle,
} from './chemDrawDocument';
export type { Painted, PaintedLetters, PaintedLine, PaintedPoint } from '../painting/painted';
export { chemDrawsIn } from './containers/chemDrawsIn';
export { isWritable, writeCdxml, type CdxmlRecord } from './writing/writeCdxml';
