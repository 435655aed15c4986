import { parseLabelLine } from './labelGrammar';

describe('a line that labels a compound', () => {
  it.each([
    ['3', { number: '3' }],
    ['(12b)', { number: '12b' }],
    ['1a.', { number: '1a' }],
    ['(±)-3', { number: '(±)-3' }],
    ['(–)-1a R = H', { number: '(–)-1a', residues: 'R = H' }],
    ["3'", { number: "3'" }],
    ['compound 7', { number: '7' }],
    ['VII', { number: 'VII' }],
    ['A1', { number: 'A1' }],
    ['7/8', { number: '7/8' }],
    ['COMPOUNDS 7 and 8', { number: '7 and 8' }],
    ['compounds I-1, I-100', { number: 'I-1, I-100' }],
    ['compounds XI-1, 2', { number: 'XI-1, 2' }],
    ['D-1, E-2 and D-100', { number: 'D-1, E-2 and D-100' }],
    ['D-IV', { number: 'D-IV' }],
    ['3 quercetin', { number: '3', name: 'quercetin' }],
    ['3 tert-butyl methyl ether', { number: '3', name: 'tert-butyl methyl ether' }],
    ['4 gallic acid ethyl ester', { number: '4', name: 'gallic acid ethyl ester' }],
    ['3: quercetin', { number: '3', name: 'quercetin' }],
    ['3. Quercetin', { number: '3', name: 'Quercetin' }],
    ['(3) quercetin', { number: '3', name: 'quercetin' }],
    ['Andrastin A (1)', { number: '1', name: 'Andrastin A' }],
    ['(–)-epicatechin, (4a)', { number: '4a', name: '(–)-epicatechin' }],
    ['1a R = H, R1 = OH', { number: '1a', residues: 'R = H, R1 = OH' }],
    ['R = Me', { residues: 'R = Me' }],
    ['quercetin R = H', { name: 'quercetin', residues: 'R = H' }],
    ['3-nitropropionic acid', { name: '3-nitropropionic acid' }],
    ['Aflatoxin B1', { name: 'Aflatoxin B1' }],
    ['C', { number: 'C' }],
    ['F-9775B', { name: 'F-9775B' }],
    ['[1,2-a]indole', { name: '[1,2-a]indole' }],
    ['(I)', { number: 'I' }],
    ['Formula (I)', { number: 'I' }],
    ['(a) Quercetin', { name: 'Quercetin' }],
    ['15(S)-HETE', { name: '15(S)-HETE' }],
    ['LTB4', { name: 'LTB4' }],
    ['5(S)-HpETE', { name: '5(S)-HpETE' }],
    ['5-oxoETE', { name: '5-oxoETE' }],
    ['CPεdGuo', { name: 'CPεdGuo' }],
    ['β-PC-M6', { name: 'β-PC-M6' }],
    ['GGDP', { name: 'GGDP' }],
    ['malonyl-CoA', { name: 'malonyl-CoA' }],
    ['Parathion', { name: 'Parathion' }],
  ])('%s', (line, label) => {
    const grade = 'name' in label && { grade: expect.any(String) };
    expect(parseLabelLine(line)).toEqual({ ...label, ...grade });
  });

  it('ends in a number only if this is bold and the name is not', () => {
    expect(parseLabelLine('sporogen 1')).toMatchObject({ name: 'sporogen 1' });
    expect(parseLabelLine('quercetin 3', (word) => word === '3')).toMatchObject({
      number: '3',
      name: 'quercetin',
    });
  });

  it.each(['quercetin', 'Kojic acid', '13-desoxypaxilline'])('%s is known as a name', (name) => {
    expect(parseLabelLine(name)?.grade).toBe('known');
  });
});

describe('no label of a compound', () => {
  it.each([
    ['an atom', 'OH'],
    ['an atom with a locant', 'C5'],
    ['a formula', 'C15H10O7'],
    ['a gas', 'H2'],
    ['a caption', 'Figure 2. Structures of 1–9'],
    ['a heading', '2. Results and Discussion'],
    ['a numbered heading', '2.1. Isolation'],
    ['a yield', '85%'],
    ['reagents', 'NaOH, MeOH, rt, 2 h'],
    ['a solvent', 'MeOH'],
    ['an enzyme', 'AtmP'],
    ['a gene', 'CYP76AH1'],
    ['a reagent in letters', 'dGuo'],
    ['a legend of a spectrum', 'NOE'],
    ['an enzyme in words', 'tyrosinase'],
    ['an enzyme by its letters', '5-LOX'],
    ['a domain of a synthase', 'SAT'],
    ['a reagent by its letters', 'DIPEA'],
    ['a lamp', 'blue LED'],
    ['a building block', '4mal-CoA'],
    ['a building block with a number', '3 mal-CoA'],
    ['a reaction', 'Dieckmann'],
    ['a reaction in words', 'Baeyer-Villiger type oxidation'],
    ['a process', 'Oxidative cyclization'],
    ['a compound that has no name', 'Unknown'],
    ['one with a number', '7 unknown'],
    ['a name that goes on', '3-hydroxy-'],
    ['a name with an open bracket', '4-(2-hydroxyphenyl'],
    ['the end of a name', 'phenyl]benzoic acid'],
    ['a bracket closed by another', '4-[2-hydroxyphenyl)benzoic acid'],
    ['a heading', 'Preparation 3'],
    ['the head of a column', 'Name'],
    ['how a step happens', 'spontaneous'],
    ['a sentence', 'isolated from the roots'],
    ['a claim', '4. Kosmetische Verwendung einer Verbindung der Formel (I)'],
    ['a claim in English', '4. Cosmetic use of a compound of the formula (I)'],
    ['a step', '2. Kojic acid heated again after cooling down'],
    ['an end of a sentence', 'and of the acid.'],
    ['a mass', 'm/z 303'],
    ['a tick', '5.000'],
    ['several numbers of atoms', '24 25'],
    ['a year and more digits', '2012'],
  ])('%s: %s', (_what, line) => {
    expect(parseLabelLine(line)).toBeUndefined();
  });
});

// With several readings of each entry these would take more attempts than can be waited for.
it.each(['I-1,', 'D-1,', 'D-I-1,', 'I,', 'i,', 'E-I-', '1a and '])(
  'a long list of %s that ends in no number is read in one way',
  (entry) => {
    const list = `${entry.repeat(Math.floor(138 / entry.length))}!`;
    expect(parseLabelLine(list)?.number).toBeUndefined();
    expect(parseLabelLine(`quercetin (${list.slice(11)}`)?.number).toBeUndefined();
  },
);
