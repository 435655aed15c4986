import { articleProgramOf } from './articleTasks';

test.each(['documents.readText', 'segmentation.findSegments', 'chemistry.depict'] as const)(
  'the result of %s depends on its input alone, and is kept',
  async (task) => expect(await articleProgramOf(task)).not.toBeNull(),
);

test.each([
  // The caches of readings have them, with the versions of programs that other processes may run.
  'recognition.readPixels',
  'osra.read',
  // OPSIN or a dictionary may be installed meanwhile.
  'names.find',
  // What is kept of a scan belongs to its session.
  'scans.readPage',
] as const)('the result of %s is not kept', async (task) =>
  expect(await articleProgramOf(task)).toBeNull(),
);
