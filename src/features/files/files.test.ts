/** @jest-environment node */
import { documentSaga, givenFiles } from '@/features/document';
import { librarySaga } from '@/features/library';
import { selectNotices } from '@/features/notices';
import { savedWorkSaga } from '@/features/savedWork';
import { activateSession, openDocument } from '@/testing/builders';
import { jsonResponse } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { openReader } from '@/testing/openReader';
import { filesSaga } from '.';

const MOLFILE = `ethanol
  test

  3  2  0  0  0  0  0  0  0  0999 V2000
    0.0000    0.0000    0.0000 C   0  0
    0.8660    0.5000    0.0000 C   0  0
    1.7320    0.0000    0.0000 O   0  0
  1  2  1  0
  2  3  1  0
M  END
`;

let page: TestStore;

beforeEach(() => {
  jest.useFakeTimers();
  page = makeTestStore({ runSagas: false });
  activateSession(page);
  [documentSaga, savedWorkSaga, () => librarySaga(openReader), filesSaga].forEach((saga) =>
    page.runSaga(saga),
  );
});

afterEach(() => {
  jest.useRealTimers();
});

const file = (name: string, content: string) => new File([content], name);

async function give(files: readonly File[], opens = true) {
  page.store.dispatch(givenFiles(files, page.platform, opens));
  await settle();
}
async function settle() {
  for (let round = 0; round < 20; round += 1) {
    await flush(50);
    await jest.advanceTimersByTimeAsync(100);
  }
}

const candidate = () => page.store.getState().runs.opening.candidate;
const told = () =>
  selectNotices(page.store.getState()).map(({ message, cause }) => [message, cause]);
/** What the PDF that was chosen states. */
async function stated() {
  const chosen = candidate();
  if (chosen.status !== 'chosen') throw new Error(`It is ${chosen.status}`);
  return page.platform.files.get(chosen.file.fileId)!.text();
}

test('a molfile becomes a PDF of its name', async () => {
  await give([file('ethanol.mol', MOLFILE)]);
  expect(candidate()).toMatchObject({ status: 'chosen', file: { name: 'ethanol.mol.pdf' } });
  expect(await stated()).toMatch(/^%PDF-/);
  expect(told()).toEqual([]);
});

test('the same file gives the same document', async () => {
  const hashes: unknown[] = [];
  for (let time = 0; time < 2; time += 1) {
    await give([file('ethanol.mol', MOLFILE)]);
    hashes.push((candidate() as { file?: { hash: string } }).file?.hash);
    jest.setSystemTime(Date.now() + 86_400_000);
  }
  expect(hashes[0]).toBe(hashes[1]);
});

test('what cannot be read is told by its record, and the rest is taken', async () => {
  await give([file('a.sdf', `${MOLFILE}$$$$\nbroken\n$$$$\n`)]);
  expect(candidate().status).toBe('chosen');
  expect(told()).toEqual([
    ['Not everything of "a.sdf" could be taken', 'a.sdf, record 2: no molfile (V2000 or V3000)'],
  ]);
});

test('a file of which nothing can be taken is refused with the reason', async () => {
  await give([file('a.sdf', 'x')]);
  const message = 'No molfile (V2000 or V3000)';
  expect(candidate()).toEqual({ status: 'refused', name: 'a.sdf', message });
});

test('the services lay out a list of SMILES, and what they refuse is told', async () => {
  page.platform.server.on('GET', /chem\/limits/, () => jsonResponse({ max_structures: 1 }));
  let calls = 0;
  page.platform.server.on('POST', /chem\/molfiles/, () => {
    calls += 1;
    const drawn = { v2000: MOLFILE, v3000: MOLFILE, laid_out: true };
    return jsonResponse({ results: [calls === 1 ? drawn : { error: 'a carbon has five bonds' }] });
  });
  await give([file('list.smi', 'CCO ethanol\nC(C)(C)(C)(C)C\n')]);
  expect(candidate().status).toBe('chosen');
  expect(told().map(([, cause]) => cause)).toEqual(['list.smi, line 2: a carbon has five bonds']);
});

test('pictures that come together are one document', async () => {
  await give([file('a.png', 'x'), file('b.jpg', 'y')]);
  expect(candidate()).toMatchObject({ status: 'chosen', file: { name: 'Pictures.pdf' } });
});

test('a picture that is broken is told, and the others are taken', async () => {
  await give([file('a.png', 'x'), file('b.png', 'broken')]);
  expect(candidate().status).toBe('chosen');
  expect(told().map(([, cause]) => cause)).toEqual(['b.png: It is damaged']);
});

test.each([
  ['refers to another file', '<svg><image href="https://example.org/a.png"/></svg>'],
  ['has a script', '<svg><script>1</script></svg>'],
  ['imports a style sheet', '<svg><style>@import "a.css";</style></svg>'],
])('an SVG that %s is refused', async (_what, svg) => {
  await give([file('a.svg', svg)]);
  expect(candidate()).toMatchObject({
    message: 'a.svg: It has scripts, or refers to other files; save it as a PNG',
  });
});

test('a picture that is pasted is taken like a dropped one', async () => {
  await settle();
  page.platform.fakePictures.paste(file('Pasted picture.png', 'x'));
  await settle();
  expect(candidate()).toMatchObject({ file: { name: 'Pasted picture.png.pdf' } });
});

test('beside an open document, a file joins the library instead of taking its place', async () => {
  await openDocument(page);
  await give([file('ethanol.mol', MOLFILE)]);
  expect(candidate().status).toBe('none');
  expect(page.store.getState().screen.overlays).toMatchObject({ shown: 'library' });
});

test('no file stays in the vault', async () => {
  await give([file('ethanol.mol', MOLFILE), file('bad.mol', 'x')]);
  expect(page.platform.blobs.size).toBe(0);
});
