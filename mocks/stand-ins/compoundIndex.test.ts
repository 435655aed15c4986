import { CompoundIndex, type Canonicalise } from './compoundIndex';
import { KNOWN_COMPOUNDS } from './compoundTable';

/** Every SMILES stands for itself. */
const asTheyAre: Canonicalise = (smilesList) =>
  Promise.resolve(
    smilesList.map((smiles) => ({ smiles, smilesWithoutStereo: smiles, inchiKey: smiles })),
  );

test('finds a compound after a search that failed', async () => {
  let fails = true;
  const index = new CompoundIndex((list) =>
    fails ? Promise.reject(new Error('took too long')) : asTheyAre(list),
  );
  const [compound] = KNOWN_COMPOUNDS;
  await expect(index.findByInchiKey(compound!.smiles)).rejects.toThrow('took too long');
  fails = false;
  expect(await index.findByInchiKey(compound!.smiles)).toEqual([compound]);
});
