import type { TableCompound } from '@/domain/tableCompound';

/** What a table beside the drawing makes of a reading. */
export const tableCompounds: readonly TableCompound[] = [
  {
    ...{ number: '3a', name: 'quercetin', text: '3a R1 = OH', groups: { R1: 'OH' } },
    ...{ from: 'table', smiles: 'CO', molfile: '\n\n\nM  END' },
  },
  {
    text: '3b R1 = Glc',
    groups: { R1: 'Glc' },
    from: 'table',
    reason: 'Not understood',
  },
];
