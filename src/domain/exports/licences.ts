/** Under which a file's compounds are handed on, as its maker says. */
export const LICENCES = {
  none: { name: 'Not stated', explanation: 'whoever takes it has to ask' },
  cc0: {
    name: 'CC0 1.0',
    explanation: 'no conditions, as Wikidata asks',
    url: 'https://creativecommons.org/publicdomain/zero/1.0/',
  },
  ccBy: {
    name: 'CC BY 4.0',
    explanation: 'with attribution',
    url: 'https://creativecommons.org/licenses/by/4.0/',
  },
} as const satisfies Readonly<Record<string, LicenceFacts>>;

interface LicenceFacts {
  readonly name: string;
  readonly explanation: string;
  readonly url?: string;
}

export type Licence = keyof typeof LICENCES;
export const LICENCE_IDS = Object.keys(LICENCES) as readonly Licence[];
