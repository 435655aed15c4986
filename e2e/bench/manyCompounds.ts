import type { Page } from '@playwright/test';

/** cyclohexane in the size in which the services draw. */
const DEPICTION = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <path d="M256 96l139 80v160l-139 80-139-80V176z" fill="none" stroke="#000" stroke-width="4"/>
</svg>`;

const CARBONS_AT_MOST = 25;

/** Another structure for each number: an amine with two chains. */
const structureOf = (number: number): string =>
  `${'C'.repeat(1 + (number % CARBONS_AT_MOST))}N${'C'.repeat(1 + Math.floor(number / CARBONS_AT_MOST))}`;

/** Another key for each pair of chains: its skeleton's block counts their carbons. */
function identifiersOf(smiles: string) {
  const letters = smiles
    .split('N')
    .map((chain) => chain.length)
    .map((count) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(count % 26) + 'XYZ'.charAt(count / 26))
    .join('');
  return {
    smiles,
    inchi: `InChI=1S/${letters}`,
    inchi_key: `${letters.padEnd(14, 'A')}-UHFFFAOYSA-N`,
    formula: `C${smiles.length - 1}N`,
    ...{ exact_mass: 100, average_mass: 100, rings: 0, heavy_atoms: smiles.length },
    ...{ stereo_centres: 0, defined_stereo_centres: 0, remarks: [] },
  };
}

/** Makes the services read another compound from each drawing, whatever it shows. */
export async function answerWithCompounds(page: Page): Promise<void> {
  let number = 0;
  await page.route('**/ocsr/generate_with_depiction*', (route) => {
    const smiles = structureOf(number);
    number += 1;
    const depiction = { format: 'svg', svg: DEPICTION };
    return route.fulfill({ json: { smiles, engine: 'molnextr', confidence: 0.8, depiction } });
  });
  await page.route('**/chem/limits', (route) => route.fulfill({ json: { max_structures: 500 } }));
  await page.route('**/chem/identifiers', (route) => {
    const texts = route.request().postDataJSON() as readonly { readonly smiles: string }[];
    return route.fulfill({ json: { results: texts.map(({ smiles }) => identifiersOf(smiles)) } });
  });
}
