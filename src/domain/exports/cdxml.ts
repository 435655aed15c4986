import { isWritable, writeCdxml } from '../chemdraw';
import type { CompoundRecord } from './compoundRecord';
import { sdfMolfile } from './sdf';
import { confirmed } from './statements';

/** Whether a record has a molfile whose atoms and bonds ChemDraw's format takes. */
export function hasDrawing(record: CompoundRecord): boolean {
  const molfile = sdfMolfile(record);
  return molfile !== undefined && isWritable(molfile);
}

/** Drawings with the number and the name that a person confirmed; records without a drawing are left out. */
export function cdxmlOf(records: readonly CompoundRecord[]): string {
  return writeCdxml(
    records.map((record) => {
      const [label, name] = [confirmed(record, 'number'), confirmed(record, 'name')];
      return {
        molfile: sdfMolfile(record) ?? '',
        ...(label !== undefined && { label }),
        ...(name !== undefined && { name }),
      };
    }),
  );
}
