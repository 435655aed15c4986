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

  it('rings a centre that two toolkits take differently', async () => {
    const atoms = [
      { element: 'C', charge: 0, x: 50, y: 50 },
      { element: 'N', charge: 0, x: 50, y: 20 },
      { element: 'O', charge: 0, x: 20, y: 50 },
      { element: 'F', charge: 0, x: 80, y: 50 },
    ];
    const bonds = [1, 2, 3].map((end) => {
      return { begin: 0, end, order: 1, stereo: end === 1 ? 'up' : 'none' } as const;
    });
    const picture = { width: 100, height: 100 };
    const outcome = {
      ok: true,
      graph: { atoms, bonds },
      picture,
      confidence: 0.9,
      remarks: [],
    } as const;
    const { taken } = await chemistryTasks.joinReadings({
      ...{ strategy: 'one', touchesEdge: false },
      readings: [{ program: 'pixel-graph', outcome }],
    });
    expect(taken?.structure.doubts).toMatchObject([
      {
        ...{ kind: 'stereo', atoms: [0], x: 0.5, y: 0.5 },
        says: 'Two programs take a centre differently: S by RDKit, R by openchemlib.',
      },
    ]);
  });

  it('refuses an input without a structure', async () => {
    const message = 'Either SMILES or molfile must be provided';
    await expect(chemistryTasks.depict({})).rejects.toMatchObject({ failure: 'invalid', message });
  });
});
