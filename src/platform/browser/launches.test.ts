import { createLaunches } from './launches';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const handle = (name: string) => ({ getFile: async () => new File(['x'], name) });
const gone = { getFile: () => Promise.reject(new DOMException('', 'NotFoundError')) };

function setUp() {
  let consume: (launch: { files?: never[] }) => void = () => undefined;
  const launches = createLaunches({
    launchQueue: { setConsumer: (consumer) => (consume = consumer) },
  });
  const heard: string[][] = [];
  const stop = launches.subscribe((files) => heard.push(files.map(({ name }) => name)));
  const launch = async (files?: unknown[]) => {
    consume({ ...(files && { files: files as never[] }) });
    await settle();
  };
  return { heard, stop, launch };
}

test('opened files are told; one that cannot be read is left out', async () => {
  const { heard, launch } = setUp();
  await launch([handle('one.pdf'), gone, handle('two.pdf')]);
  expect(heard).toEqual([['one.pdf', 'two.pdf']]);
});

test('a start without files is none of their business, and nothing is told after the end', async () => {
  const { heard, stop, launch } = setUp();
  await launch();
  await launch([]);
  stop();
  await launch([handle('one.pdf')]);
  expect(heard).toEqual([]);
});

test('where the system opens no files, nobody listens', () => {
  expect(() => createLaunches({}).subscribe(() => undefined)()).not.toThrow();
});
