import type { CompoundRecord } from '../compoundRecord';
import type { RecordDrawing } from '../recordDrawing';
import type { StatedField } from '../statements';

/** Ethane, as engines write it. */
export const MOLFILE = [
  '',
  '  program',
  '',
  '  2  1  0  0  0  0            999 V2000',
  '    0.0000    0.0000    0.0000 C   0  0',
  '    1.0000    0.0000    0.0000 C   0  0',
  '  1  2  1  0',
  'M  END',
  '',
].join('\n');

export const drawing = (properties: Partial<RecordDrawing> = {}): RecordDrawing => ({
  id: 'a',
  label: 'page-0-segment-0',
  place: 'page-1-drawing-1',
  pageNumber: 1,
  ...properties,
});

/** A checked record of ethane with the given properties. */
export const record = (properties: Partial<CompoundRecord> = {}): CompoundRecord => ({
  id: 'a',
  drawings: [drawing()],
  smiles: 'CC',
  molfile: MOLFILE,
  identifiers: {},
  stated: {},
  relation: 'isolated',
  status: 'Verified',
  isSelected: false,
  article: {},
  ...properties,
});

export const said = (fields: Partial<Record<StatedField, string>>): CompoundRecord['stated'] =>
  statements(fields, true);

export const found = (fields: Partial<Record<StatedField, string>>): CompoundRecord['stated'] =>
  statements(fields, false);

const statements = (fields: Partial<Record<StatedField, string>>, isConfirmed: boolean) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, { value, isConfirmed }]),
  );
