import { annotate } from '../../../engine/annotation/annotate';
import { WHOLE_LENGTH } from '../../../engine/annotation/textPieces';
import type { TaskRunner } from '../../tasks/taskRunner';
import { createAnnotationTasks } from '../../../engine/tasks/annotation';
import { tagInPieces } from './tagInPieces';

const annotationTasks = createAnnotationTasks({ tagger: async () => ({}) });

/** Runs the tasks in-process and records which. */
function setUp(onTask: (count: number) => void = () => undefined) {
  const tasks: string[] = [];
  const run = async (name: string, input: unknown, { signal }: { signal: AbortSignal }) => {
    onTask(tasks.push(name));
    signal.throwIfAborted();
    const task = Reflect.get(annotationTasks, name.slice('annotation.'.length));
    return task(input);
  };
  return { tasks, pool: { run } as unknown as Pick<TaskRunner, 'run'> };
}

const longText = 'Betulinic acid from Artemisia annua.\n\n'.repeat(WHOLE_LENGTH / 19);
const running = { owner: 's1', signal: new AbortController().signal };

test('a text of ordinary length is one task', async () => {
  const { tasks, pool } = setUp();
  await tagInPieces(pool, 'Betulinic acid.', running);
  expect(tasks).toEqual(['annotation.annotate']);
});

test('a long text takes one task per piece, with the same result as the whole', async () => {
  const { tasks, pool } = setUp();
  const answer = await tagInPieces(pool, longText, running);
  expect(answer).toEqual(annotate(longText));
  expect(tasks.filter((name) => name === 'annotation.findValues').length).toBeGreaterThan(3);
});

test('no further piece is started once the request is aborted', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const { tasks, pool } = setUp((count) => {
    if (count === 3) controller.abort(new Error('gone'));
  });
  await expect(tagInPieces(pool, longText, { owner: 's1', signal })).rejects.toThrow('gone');
  expect(tasks).toHaveLength(3);
});
