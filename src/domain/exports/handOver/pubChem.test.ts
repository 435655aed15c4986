/** @jest-environment node */
import type { CompoundRecord } from '../compoundRecord';
import { drawing, MOLFILE, record, said } from '../testing/records';
import { lackingFor } from './handOver';
import { PUBCHEM } from './pubChem';

const article = { doi: '10.3390/metabo2010039' };
const stated = said({ number: '3', name: 'β-sitosterol', organism: 'Salvia officinalis' });
const one = (properties: Partial<CompoundRecord> = {}) =>
  record({ article, stated, ...properties });

/** What PubChem reads: the tags of each record, each with its lines. */
function depositIn(text: string) {
  const substances = text.split(/^\$\$\$\$\n/m).filter((part) => part !== '');
  return substances.map((substance) => {
    const tags = [...substance.matchAll(/^> {2}<(\w+)>\n((?:.+\n)+)\n/gm)];
    const values = Object.fromEntries(
      tags.map(([, tag = '', lines = '']) => [tag, lines.trimEnd()]),
    );
    return { title: substance.split('\n')[0], values };
  });
}

test('a substance has an id, its name in ASCII, its source, and the SMILES', () => {
  expect(depositIn(PUBCHEM.text([one()]))).toEqual([
    {
      title: 'beta-sitosterol',
      values: {
        PUBCHEM_EXT_DATASOURCE_REGID: '10.3390/metabo2010039/3',
        PUBCHEM_SUBSTANCE_SYNONYM: 'beta-sitosterol',
        PUBCHEM_SUBSTANCE_COMMENT: 'Isolated from Salvia officinalis. doi:10.3390/metabo2010039',
        PUBCHEM_EXT_DATASOURCE_SMILES: 'CC',
      },
    },
  ]);
});

test('each synonym stands on a line below the name, in ASCII, and the name once', () => {
  const synonyms =
    '22:23-dihydrostigmasterol\nΒ-SITOSTEROL\n> <X>\n中\nα-phytosterol\nβ-sitosterol';
  const several = { stated: { ...stated, ...said({ synonyms }) } };
  const [substance] = depositIn(PUBCHEM.text([one(several)]));
  expect(substance!.values['PUBCHEM_SUBSTANCE_SYNONYM']!.split('\n')).toEqual([
    ...['beta-sitosterol', '22:23-dihydrostigmasterol', ' > <X>', 'alpha-phytosterol'],
  ]);
});

test('the comment names every source', () => {
  const otherSources = [{ organism: 'Zea mays', part: 'silk', ecosystem: 'field' }];
  const [substance] = depositIn(PUBCHEM.text([one({ otherSources })]));
  expect(substance!.values['PUBCHEM_SUBSTANCE_COMMENT']).toBe(
    'Isolated from Salvia officinalis. Isolated from Zea mays, silk, field. doi:10.3390/metabo2010039',
  );
});

test('PubChem takes two records with one id for two versions of one substance, so none are alike', () => {
  const ids = depositIn(PUBCHEM.text([one(), one({ drawings: [drawing({ id: 'b' })] })])).map(
    ({ values }) => values['PUBCHEM_EXT_DATASOURCE_REGID'],
  );
  expect(ids).toEqual(['10.3390/metabo2010039/3', '10.3390/metabo2010039/3_2']);
});

test('all of a tag is printable ASCII on one line, whatever a person typed', () => {
  const hostile = said({
    ...{ number: '3′', name: '(−)-Δ9‐tetrahydro\ncannabinol™ 中', organism: 'Señecio\tx' },
    ...{ note: '$$$$\n> <PUBCHEM_REVOKE_SUBSTANCE>\n1', part: 'leaves', location: 'Île' },
  });
  const [substance, ...others] = depositIn(PUBCHEM.text([one({ stated: hostile })]));
  expect(others).toEqual([]);
  expect(Object.keys(substance!.values)).toHaveLength(4);
  expect(substance!.title).toBe('(-)-Delta9-tetrahydro cannabinolTM');
  expect(substance!.values['PUBCHEM_SUBSTANCE_COMMENT']).toBe(
    'Isolated from Senecio x, leaves, Ile. doi:10.3390/metabo2010039. $$$$ > <PUBCHEM_REVOKE_SUBSTANCE> 1',
  );
});

test.each<[string, Partial<CompoundRecord>]>([
  ['molfile', { molfile: MOLFILE.replace('  2  1', '  0  0') }],
  ['confirmed name', { stated: said({ name: 'unknown' }) }],
  ['DOI', { article: {} }],
])('what has no %s is left out', (words, properties) => {
  expect(lackingFor(PUBCHEM, one(properties))).toEqual([words]);
  expect(PUBCHEM.text([one(properties)])).toBe('');
});

test('an organism in which the compound is only mentioned is no source', () => {
  const [substance] = depositIn(PUBCHEM.text([one({ relation: 'mentioned' })]));
  expect(substance!.values['PUBCHEM_SUBSTANCE_COMMENT']).toBe('doi:10.3390/metabo2010039');
});
