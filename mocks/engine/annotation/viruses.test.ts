import { annotate } from './annotate';
import { tokenise } from './tokens';
import { findViruses } from './viruses';

it.each<[string, readonly string[]]>([
  ['Replication of hepatitis C virus was inhibited', ['hepatitis C virus']],
  ['It inhibited dengue virus and infects Zika virus.', ['dengue virus', 'Zika virus']],
  ['human immunodeficiency virus type 1 (HIV-1)', ['human immunodeficiency virus type 1', 'HIV-1']],
  ['a human cytomegalovirus, the phage M13', ['human cytomegalovirus', 'phage M13']],
  ['We investigate multidrug-resistant hepatitis B virus', ['hepatitis B virus']],
  ['chimeric viruses, a reference virus, lipophages', []],
  ['the tobacco mosaic virus, Potato virus Y', ['tobacco mosaic virus', 'Potato virus Y']],
  ['Herpes simplex virus 1 and rotavirus', ['Herpes simplex virus 1', 'rotavirus']],
  ['genera of the Potyviridae', ['Potyviridae']],
  ['lysed by phage T4 and by the bacteriophage λ', ['phage T4', 'bacteriophage λ']],
  ['the virus, new viruses, RNA viruses and plant viruses', []],
  ['anti-hepatitis C virus activity', []],
  ['macrophages, proviruses and a phage', []],
])('%s', (text, names) => {
  const found = findViruses(tokenise(text));
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(names);
});

it('the host in the name of a virus is none of the organisms', () => {
  const { extracted_data } = annotate('Human immunodeficiency virus and tobacco mosaic virus.');
  expect(extracted_data['organism_or_species']).toBe(
    'Human immunodeficiency virus, tobacco mosaic virus',
  );
});
