import { chemistryTasks } from '../../hosts/node/engineTasks';

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const bigEndian = (bytes: Uint8Array, at: number) =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);

describe('chemistryTasks', () => {
  it.each([
    [512, 512],
    [256, 200],
    [100, 2000],
  ])('draws a PNG of %i x %i', async (width, height) => {
    const drawn = await chemistryTasks.depict({ smiles: 'CCO', width, height, format: 'png' });
    if (drawn.format !== 'png') throw new Error(`answered ${drawn.format}`);
    expect([...drawn.png.subarray(0, 8)]).toEqual(PNG_SIGNATURE);
    expect([bigEndian(drawn.png, 16), bigEndian(drawn.png, 20)]).toEqual([width, height]);
  });

  it('returns the PNG in base64', async () => {
    const [coded, drawn] = await Promise.all([
      chemistryTasks.depict({ smiles: 'CCO', format: 'base64' }),
      chemistryTasks.depict({ smiles: 'CCO', format: 'png' }),
    ]);
    if (coded.format !== 'base64' || drawn.format !== 'png') throw new Error('wrong format');
    expect(coded.base64).toBe(Buffer.from(drawn.png).toString('base64'));
  });

  it.each([
    ['depict', 'Error generating depiction: could not parse SMILES'],
    ['depictFromOcsr', 'Error generating depiction from OCSR results: could not parse SMILES'],
  ] as const)('%s fails with the message of its call', async (task, message) => {
    const failing = chemistryTasks[task]({ smiles: 'C1CC(' });
    await expect(failing).rejects.toMatchObject({ failure: 'failed', message });
  });

  it('refuses an input without a structure', async () => {
    const message = 'Either SMILES or molfile must be provided';
    await expect(chemistryTasks.depict({})).rejects.toMatchObject({ failure: 'invalid', message });
  });
});
