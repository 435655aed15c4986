/** @jest-environment node */
import { speaksOf } from './speaksOf';

const LABEL = { text: '', box: [0, 0, 1, 1], confidence: 0.9 } as const;

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
  ])('%s', (_how, parts, sentence, speaks) => {
    expect(speaksOf({ ...LABEL, ...parts })(sentence)).toBe(speaks);
  });

  it('does not if the label is doubtful, or if there is none', () => {
    expect(speaksOf({ ...LABEL, name: 'quercetin', confidence: 0.5 })('Quercetin.')).toBe(false);
    expect(speaksOf(undefined)('Quercetin (3).')).toBe(false);
  });
});
