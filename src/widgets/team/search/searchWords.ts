import { counted } from '@/lib/counted';
import type { CompoundSearchState } from './fillPage';

interface TextField {
  readonly name: 'text' | 'name' | 'organism' | 'doi' | 'curator';
  readonly label: string;
  readonly hint?: string;
}

export const TEXTS: readonly TextField[] = [
  { name: 'text', label: 'Words', hint: 'of compound or article' },
  { name: 'name', label: 'Name or number' },
  { name: 'organism', label: 'Organism', hint: 'or genus, family, order …' },
  { name: 'doi', label: 'DOI' },
  { name: 'curator', label: 'Curator', hint: 'judged it, or has the article' },
];

/** What may be chosen, and its words. */
export type Options = readonly (readonly [value: string, words: string])[];

interface ChoiceField {
  readonly name: 'verdict' | 'doubt' | 'state';
  readonly label: string;
  readonly options: Options;
}

export const CHOICES: readonly ChoiceField[] = [
  {
    ...{ name: 'verdict', label: 'Judged' },
    options: [
      ['', 'Any'],
      ['open', 'Not yet'],
      ['correct', 'Correct'],
      ['rejected', 'Rejected'],
    ],
  },
  {
    ...{ name: 'doubt', label: 'Doubts' },
    options: [
      ['', 'Any'],
      ['yes', 'With doubts'],
      ['no', 'Without'],
    ],
  },
  {
    ...{ name: 'state', label: 'Article' },
    options: [
      ['', 'Any'],
      ['inWork', 'In work'],
      ['checked', 'Checked'],
      ['confirmed', 'Confirmed'],
    ],
  },
];

export const KINDS: Options = [
  ['substructure', 'contain it'],
  ['similarity', 'are similar to it'],
];

/** Tanimoto coefficients of ECFP4; below 0.4 nearly everything is as similar. */
export const SIMILARITIES: Options = ['0.9', '0.8', '0.7', '0.6', '0.5', '0.4'].map((value) => [
  value,
  value,
]);

/** How much is found, so far or in all; nothing where a search failed before it found any. */
export function foundInWords({ compounds, cursor, isBusy, failure }: CompoundSearchState): string {
  const found = counted(compounds.length, 'compound');
  if (compounds.length > 0) {
    if (isBusy) return `${found} so far …`;
    return cursor === null ? found : `The first ${found}`;
  }
  if (isBusy) return 'Searching …';
  if (cursor === null) return found;
  return failure === undefined ? 'Stopped before any was found' : '';
}
