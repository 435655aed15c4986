import { createNamesTasks } from './names';

const unused = () => Promise.reject(new Error('not asked'));
const opsin = { version: unused, missing: '', read: unused };

test('a list of taxa that has yet to be fetched is told as such: the task is run again with it', async () => {
  const missing = Object.assign(new Error('taxa'), { name: 'PartMissing' });
  const taxonList = () => Promise.reject(missing);
  const { taxa } = createNamesTasks({
    ...{ nameDictionary: unused, opsin, taxonList, higherTaxa: unused },
  });
  await expect(taxa({ names: ['Fabulosa'] })).rejects.toBe(missing);
});
