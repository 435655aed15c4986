/** @jest-environment node */
import { isSmilesText, skeletonOf, structureText } from './identifiers';

const MOLFILE = '\n drawn\n\n  0  0\nM  END\n';

test.each([
  [{ smiles: ' CCO ', molfile: MOLFILE }, 'CCO'],
  [{ smiles: 'nan', molfile: MOLFILE }, MOLFILE],
  [{ molfile: MOLFILE }, MOLFILE],
  [{ smiles: '', molfile: ' ' }, undefined],
  [{}, undefined],
])('the text of %j is %j', (structure, text) => {
  expect(structureText(structure)).toBe(text);
});

test('tells a SMILES from a molfile', () => {
  expect([isSmilesText('CCO'), isSmilesText(MOLFILE)]).toEqual([true, false]);
});

test('the skeleton is the first block of the key', () => {
  expect(skeletonOf('QNAYBMKLOCPYGJ-REOHCLBHSA-N')).toBe('QNAYBMKLOCPYGJ');
});
