import type { Fact } from '../files/truthFile';

/** What is counted, in the order of the report, with the facts of the truth that it needs. */
export const MEASURES = {
  found: { title: 'drawings found', needs: [] },
  recognised: { title: 'recognition alone: structures of those found', needs: ['structure'] },
  structure: { title: 'found and structure right', needs: ['structure'] },
  withoutStereo: { title: 'the same without stereo', needs: ['structure'] },
  formula: { title: 'formulae', needs: ['structure'] },
  label: { title: 'labels', needs: ['label'] },
  name: { title: 'names', needs: ['name'] },
  organism: { title: 'organisms', needs: ['organism'] },
  linked: { title: 'structure, label and name', needs: ['structure', 'label', 'name'] },
  endToEnd: {
    title: 'end to end: and the organism',
    needs: ['structure', 'label', 'name', 'organism'],
  },
} as const satisfies Readonly<
  Record<string, { readonly title: string; readonly needs: readonly Fact[] }>
>;

export type Measure = keyof typeof MEASURES;

export const MEASURE_NAMES = Object.keys(MEASURES) as readonly Measure[];
