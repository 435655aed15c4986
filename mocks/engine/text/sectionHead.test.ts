import { isSectionHead } from './sectionHead';

it.each([
  ['1. Introduction', true],
  ['2.1. Growth Kinetics of the Culture', true],
  ['2 Results and Discussion', true],
  ['■ RESULTS AND DISCUSSION', true],
  ['Materials and Methods', true],
  ['1 Department of Botany, University of Nowhere,', false],
  ['3.5 mg of the residue were dissolved in methanol.', false],
  ['The results are shown below', false],
  ['7. Roe, J.F.; Poe, L.K. New ways of reading: Toward a systematic', false],
  ['2.3. Inhibition of S. aureus by E. coli', true],
])('%s is a section head: %s', (text, expected) => {
  expect(isSectionHead(text)).toBe(expected);
});
