import { counted } from '@/lib/counted';

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

export function foundInWords(
  count: number,
  { isBusy, hasMore }: { readonly isBusy: boolean; readonly hasMore: boolean },
): string {
  if (isBusy) return count === 0 ? 'Searching …' : `${counted(count, 'compound')} so far …`;
  return hasMore ? `The first ${counted(count, 'compound')}` : counted(count, 'compound');
}
