import type { StructureText } from '../structureText';

/**
 * Inputs made to break RDKit or to keep it busy: too deep, too many, too large, or of another format than the
 * field's name says.
 */
export type HostileInput = { readonly name: string } & (
  | { readonly call: 'depict'; readonly input: DrawingOf }
  | { readonly call: 'identify' | 'molfileForms'; readonly input: StructureText }
  | { readonly call: 'smilesToMolfile'; readonly input: { readonly smiles: string } }
  | { readonly call: 'compareSmiles'; readonly input: { readonly smilesList: readonly string[] } }
  | { readonly call: 'findMcs'; readonly input: { readonly molfiles: readonly string[] } }
);

interface DrawingOf {
  readonly smiles?: string;
  readonly molfile?: string;
  readonly highlight?: string;
  readonly width?: number;
  readonly height?: number;
  readonly rotate?: number;
}

const ASPIRIN = 'CC(=O)Oc1ccccc1C(=O)O';
const BRANCHED = 'C(C)(C)'.repeat(100);

const nested = (open: string, close: string, depth: number) =>
  open.repeat(depth) + 'C' + close.repeat(depth);
const ring = (members: number) => `C1${'C'.repeat(members - 2)}C1`;
const v2000 = (atoms: number, written = atoms, atom = 'C') =>
  `\n\n\n${String(atoms).padStart(3)}  0  0  0  0  0  0  0  0  0999 V2000\n` +
  `    0.0000    0.0000    0.0000 ${atom}   0  0\n`.repeat(written) +
  'M  END\n';
const v3000 = (counts: string, atoms: number) =>
  `\n\n\n  0  0  0     0  0            999 V3000\nM  V30 BEGIN CTAB\n${counts}\nM  V30 BEGIN ATOM\n` +
  Array.from({ length: atoms }, (_, index) => `M  V30 ${index + 1} C 0 0 0 0\n`).join('') +
  'M  V30 END ATOM\nM  V30 END CTAB\nM  END\n';

const highlights: Readonly<Record<string, string>> = {
  '200 nested queries': nested('[$(', ')]', 200),
  '650 nested queries': nested('[$(', ')]', 650),
  'queries that never close': '[$('.repeat(600),
  '900 nested branches': nested('C(', ')', 900),
  'an endless negation': `[${'!'.repeat(1_900)}C]`,
  '900 conditions': `[${'C;'.repeat(900)}C]`,
  'a chain of any 300 atoms': Array.from({ length: 300 }, () => '*').join('~'),
  'any 30 atoms apart': Array.from({ length: 30 }, () => '*').join('.'),
  'queries of queries': `[${Array.from({ length: 20 }, () => '$(*~*~*~*~*~*~*~*~*~*)').join(',')}]`,
  '100,000 characters': 'C'.repeat(100_000),
  'a reaction': `${'C'.repeat(300)}>>${'C'.repeat(300)}`,
};

const smiles: Readonly<Record<string, string>> = {
  'a ring of 500 atoms': ring(500),
  'a ring of 44 atoms': ring(44),
  'six rings of 32 atoms': ring(32).repeat(6),
  '31 rings of 16 atoms': ring(16).repeat(31),
  'a chain of 700 atoms': 'C'.repeat(700),
  'a chain of 100,000 atoms': 'C'.repeat(100_000),
  '490 nested branches': nested('C(', ')', 490),
  '2,400 parentheses': nested('(', ')', 1_200),
  'brackets that never close': '['.repeat(4_900),
  'a hundred methyl pairs': BRANCHED,
  '500 fragments': Array.from({ length: 500 }, () => 'C').join('.'),
  'an isotope beyond all numbers': '[99999999999999999999C]',
  'a charge beyond all numbers': '[C+99999999999]',
  'a ring number beyond all numbers': 'C%(99999999999)CC%(99999999999)',
  'an atom with 200 bonds': `C${'(C)'.repeat(200)}`,
  'a molfile in place of a SMILES': v2000(999).slice(0, 4_900),
  'JSON in place of a SMILES': `{"rdkitjson":{"version":11},"molecules":[{"atoms":[${'{},'.repeat(900)}{}]}]}`,
  'bytes that are no text': '\u0000\uFFFF\uD800'.repeat(100),
};

const molfiles: Readonly<Record<string, string>> = {
  'a SMILES of 100,000 atoms': 'C'.repeat(100_000),
  '999 atoms': v2000(999),
  'fewer atoms than it says': v2000(400, 3),
  'places beyond all numbers': v2000(1).replace('    0.0000', '1e99999999'),
  'an element that there is not': v2000(3, 3, 'Zz'),
  '100,000 atoms in V3000': v3000('M  V30 COUNTS 100000 0 0 0 0', 9_000),
  'counts behind two spaces': v3000('M  V30  COUNTS  9000 0 0 0 0', 9_000),
  'counts on two lines': v3000('M  V30 COUN-\nM  V30 TS 9000 0 0 0 0', 9_000),
};

export const hostileInputs: readonly HostileInput[] = [
  ...Object.entries(highlights).map(([name, highlight]): HostileInput => {
    const target = name === 'any 30 atoms apart' ? 'C'.repeat(100) : ASPIRIN;
    return { name: `highlight: ${name}`, call: 'depict', input: { smiles: target, highlight } };
  }),
  ...Object.entries(smiles).map(([name, text]): HostileInput => ({
    name: `SMILES: ${name}`,
    call: 'depict',
    input: { smiles: text },
  })),
  ...Object.entries(molfiles).map(([name, molfile]): HostileInput => ({
    name: `molfile: ${name}`,
    call: 'depict',
    input: { molfile },
  })),
  ...Object.entries(smiles).map(([name, text]): HostileInput => ({
    name: `identifiers of a SMILES: ${name}`,
    call: 'identify',
    input: { smiles: text },
  })),
  ...Object.entries(molfiles).map(([name, molfile]): HostileInput => ({
    name: `identifiers of a molfile: ${name}`,
    call: 'identify',
    input: { molfile },
  })),
  ...Object.entries(molfiles).map(([name, molfile]): HostileInput => ({
    name: `both molfiles of a molfile: ${name}`,
    call: 'molfileForms',
    input: { molfile },
  })),
  {
    name: 'both molfiles of six rings of 32 atoms',
    call: 'molfileForms',
    input: { smiles: ring(32).repeat(6) },
  },
  {
    name: 'molfile of a chain of 700 atoms',
    call: 'smilesToMolfile',
    input: { smiles: 'C'.repeat(700) },
  },
  { name: 'molfile of a ring of 40', call: 'smilesToMolfile', input: { smiles: ring(40) } },
  {
    name: 'comparison of 100 structures of 300 atoms',
    call: 'compareSmiles',
    input: { smilesList: Array.from({ length: 100 }, () => BRANCHED) },
  },
  {
    name: 'common part of two times 400 loose atoms',
    call: 'findMcs',
    input: { molfiles: [v2000(400), v2000(399)] },
  },
  {
    name: 'common part of 2,000 molfiles',
    call: 'findMcs',
    input: { molfiles: Array.from({ length: 2_000 }, () => v2000(3)) },
  },
];
