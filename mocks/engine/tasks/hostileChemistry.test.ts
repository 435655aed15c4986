import { hostileInputs, type HostileInput } from '../chemistry/testing/hostileInputs';
import { TaskError } from '../taskError';
import { chemistryTasks } from '../../hosts/node/engineTasks';

jest.setTimeout(120_000);

const ASPIRIN = 'CC(=O)Oc1ccccc1C(=O)O';

function run({ call, input }: HostileInput): Promise<unknown> {
  switch (call) {
    case 'depict':
      return chemistryTasks.depict({ useMolfileDirectly: true, ...input });
    case 'identify':
      return chemistryTasks.identify(input);
    case 'molfileForms':
      return chemistryTasks.molfileForms(input);
    case 'smilesToMolfile':
      return chemistryTasks.smilesToMolfile(input);
    case 'compareSmiles':
      return chemistryTasks.compareSmiles({ ...input, engineNames: input.smilesList });
    case 'findMcs':
      return chemistryTasks.findMcs({ ...input, engineNames: input.molfiles });
  }
}

test('there are at least forty hostile inputs', () => {
  expect(hostileInputs.length).toBeGreaterThanOrEqual(40);
});

test.each(hostileInputs.map((each) => [each.name, each] as const))(
  'aspirin is still drawn after %s',
  async (_name, hostile) => {
    const answer = await run(hostile).catch((error: unknown) => error);
    if (answer instanceof Error) expect(answer).toBeInstanceOf(TaskError);
    const drawn = await chemistryTasks.depict({ smiles: ASPIRIN });
    expect(drawn).toMatchObject({ format: 'svg', svg: expect.stringContaining('<path') });
  },
);

test.each([
  ['200 nested queries', { smiles: 'C', highlight: '[$('.repeat(200) + 'C' + ')]'.repeat(200) }],
  ['a pattern of 2,001 characters', { smiles: 'C', highlight: 'C'.repeat(2_001) }],
  ['a molfile of 501 atoms', { molfile: `\n\n\n501  0\nM  END`, useMolfileDirectly: true }],
  ['a chain of 501 atoms', { smiles: 'C'.repeat(501) }],
])('%s is refused with the limit', async (_name, input) => {
  await expect(chemistryTasks.depict(input)).rejects.toMatchObject({
    failure: 'beyond-limits',
    message: expect.stringMatching(/; at most \d+ are read$/),
  });
});
