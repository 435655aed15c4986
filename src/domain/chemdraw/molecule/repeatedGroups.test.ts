import { moleculeOf, summary } from '../testing/cdxml';

describe('brackets', () => {
  /** Chlorine, CH–O in brackets, bromine. */
  const chain = (bracket: string, bonds = '') =>
    `<fragment><n id="1" p="0 9" Element="17"/><n id="2" p="14 9"/><n id="3" p="28 9" Element="8"/><n id="4" p="42 9" Element="35"/><b id="11" B="1" E="2"/><b id="12" B="2" E="3"/><b id="13" B="3" E="4"/>${bonds}</fragment><bracketedgroup BracketedObjectIDs="2 3" ${bracket}/>`;

  it('around a group that is repeated a number of times: it is written out, head to tail', () => {
    const { molfile, isWhole } = moleculeOf(chain('BracketUsage="MultipleGroup" RepeatCount="3"'));
    expect(summary(molfile)).toMatchObject({
      atoms: 'Cl Br C O C O C O',
      bonds: '3-4 5-6 7-8 4-5 6-7 1-3 8-2',
    });
    expect(isWhole).toBe(true);
  });

  it.each([
    ['a count that is none', chain('BracketUsage="MultipleGroup" RepeatCount="2.5"')],
    ['a huge count', chain('BracketUsage="MultipleGroup" RepeatCount="100000"')],
    [
      'a ring through them',
      chain('BracketUsage="MultipleGroup" RepeatCount="2"', '<b B="1" E="4"/>'),
    ],
    [
      'a third bond out of them',
      chain('BracketUsage="MultipleGroup" RepeatCount="2"', '<b B="2" E="4"/>'),
    ],
    ['a polymer', chain('BracketUsage="SRU"')],
    ['no stated meaning', chain('')],
  ])('with %s are read once, and told', (_, objects) => {
    const { molfile, told, isWhole } = moleculeOf(objects);
    expect(summary(molfile).atoms).toBe('Cl C O Br');
    expect({ count: told.length, isWhole }).toEqual({ count: 1, isWhole: false });
  });
});
