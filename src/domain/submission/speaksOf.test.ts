/** @jest-environment node */
import { speaksOf } from './speaksOf';

const LABEL = { text: '', box: [0, 0, 1, 1], confidence: 0.9 } as const;

const PART = { number: 'A', kind: 'part' } as const;

describe('a sentence speaks of the compound that a label names', () => {
  it.each([
    ['its number in brackets', { number: '3' }, 'Tea gave quercetin (3).', true],
    ['its number after "compound"', { number: '1a' }, 'Compound 1a was found in tea.', true],
    ['a bare number', { number: '3' }, 'The tea was dried for 3 days.', false],
    ['another number in brackets', { number: '3' }, 'Tea gave rutin (13).', false],
    ['a longer number', { number: '1' }, 'Compound 1a was found in tea.', false],
    ['its name', { name: 'Quercetin' }, 'Tea gave quercetin.', true],
    ['its name within another', { name: 'quercetin' }, 'Tea gave isoquercetin.', false],
    ['its name by the caption', { number: '9', captionName: 'rutin' }, 'Tea gave rutin.', true],
    ['letters that are no name', { name: 'tea' }, 'The tea was green.', false],
    ['signs of a name', { name: '(+)-catechin' }, 'Tea gave (+)-catechin.', true],
    ['a citation', { number: '1' }, 'Rutin was known from tea [1].', false],
    ['a citation of several', { number: '1,2' }, 'Rutin was known from tea [1,2].', false],
    ['a number with a letter in square brackets', { number: '1a' }, 'Rutin [1a] is known.', true],
    ['a list beside a compound in capitals', { number: 'A' }, '(a) Tea, (b) rutin.', false],
    ['a Roman numeral of a list', { number: 'I' }, '(i) Tea, (ii) rutin.', false],
    ['a number in capitals', { number: 'I' }, 'Tea gave rutin (I).', true],
    ['the letter of a figure’s part', PART, 'Tea gave rutin (A).', false],
    ['another letter after "compound"', { number: '1a' }, 'Compound 1A was found.', false],
    ['a name with a hyphen behind', { name: 'quercetin' }, 'Quercetin-3-O-rutinoside.', false],
    ['a name with a dash behind', { name: 'quercetin' }, 'Quercetin–3-O-rutinoside.', false],
    ['a name with a locant behind', { name: 'quercetin' }, 'Quercetin 3-O-glucoside.', false],
    ['a name with locants behind', { name: 'quercetin' }, 'Quercetin 3,3′-dimethyl ether.', false],
    ['a name with an atom behind', { name: 'berberine' }, 'Tea gave berberine N-oxide.', false],
    ['a name before a range', { name: 'quercetin' }, 'Quercetin 3-5 mg were found.', true],
    ['a name before a dash with blanks', { name: 'quercetin' }, 'Quercetin – from tea.', true],
    ['it once alone', { name: 'quercetin' }, 'Quercetin-3-rutinoside and quercetin.', true],
  ])('%s', (_how, parts, sentence, speaks) => {
    expect(speaksOf({ ...LABEL, ...parts })(sentence)).toBe(speaks);
  });

  it('does not if the label is doubtful, or if there is none', () => {
    expect(speaksOf({ ...LABEL, name: 'quercetin', confidence: 0.5 })('Quercetin.')).toBe(false);
    expect(speaksOf(undefined)('Quercetin (3).')).toBe(false);
  });
});
