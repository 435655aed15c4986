import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Identifiers } from '@/domain/identifiers';
import { identifiersSaga, structuresIdentified } from '@/features/identifiers';
import { segmentOpened, selectOpenSegmentId } from '@/features/inspector';
import { readingReceived, selectStructureOf } from '@/article';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { Identity } from './Identity';

const ALANINE: Identifiers = {
  smiles: 'CC(N)C(=O)O',
  inchi: 'InChI=1S/C3H7NO2/c1-2(4)3(5)6/h2H,4H2,1H3,(H,5,6)',
  inchiKey: 'QNAYBMKLOCPYGJ-UHFFFAOYSA-N',
  formula: 'C3H7NO2',
  exactMass: 89.0477,
  averageMass: 89.094,
  rings: 0,
  heavyAtoms: 6,
  stereoCentres: 1,
  definedStereoCentres: 0,
  remarks: ['Labelled with isotopes: 2H.'],
};
const L_ALANINE: Identifiers = {
  ...ALANINE,
  smiles: 'C[C@H](N)C(=O)O',
  inchi: `${ALANINE.inchi}/t2-/m0/s1`,
  inchiKey: 'QNAYBMKLOCPYGJ-REOHCLBHSA-N',
  definedStereoCentres: 1,
};
const STRUCTURES = [ALANINE, L_ALANINE, ALANINE];

async function show() {
  const test = makeTestStore({ runSagas: false });
  await openDocument(test);
  const segments = receiveSegments(test, STRUCTURES.length);
  STRUCTURES.forEach(({ smiles }, index) => {
    const version = {
      smiles,
      engine: 'decimer',
      useCoordinates: false,
      handDrawn: false,
      timestamp: '2026-01-02T03:04:06.000Z',
      fromFallback: false,
    };
    test.store.dispatch(readingReceived({ segment: segments[index]!, version }));
  });
  test.runSaga(identifiersSaga);
  const [segment] = segments;
  const structure = selectStructureOf(test.store.getState(), segment!);
  const { container } = renderWithStore(
    <Identity
      segment={segment!}
      structure={structure!}
      onOpen={(segmentId) => test.store.dispatch(segmentOpened({ segmentId }))}
    />,
    test,
  );
  const identify = (...of: Identifiers[]) => {
    const facts = of.map((identifiers) => ({ text: identifiers.smiles, result: { identifiers } }));
    act(() => void test.store.dispatch(structuresIdentified(facts)));
  };
  const refuse = (refusal: string) =>
    act(() => {
      const result = { refusal };
      test.store.dispatch(structuresIdentified([{ text: ALANINE.smiles, result }]));
    });
  return { test, segments, container, identify, refuse, user: userEvent.setup() };
}

const valueOf = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling as HTMLElement;

test('nothing is shown where the services do not identify structures', async () => {
  const { container } = await show();
  expect(container).toBeEmptyDOMElement();
});

test('shows formula, masses, rings, stereocentres, key and remarks', async () => {
  const { identify } = await show();
  identify(ALANINE);
  expect(valueOf('Formula').querySelectorAll('sub')).toHaveLength(3);
  expect(valueOf('Formula')).toHaveTextContent('C3H7NO2');
  expect(valueOf('Mass')).toHaveTextContent('89.0477 Da, 89.09 g/mol');
  expect(valueOf('Rings')).toHaveTextContent('0');
  expect(valueOf('Stereocentres')).toHaveTextContent('1, 0 of them defined');
  expect(valueOf('InChIKey')).toHaveTextContent('QNAYBMKLOCPYGJ-UHFFFAOYSA-N');
  expect(valueOf('Known')).toHaveTextContent('Not looked up');
  expect(screen.getByRole('list', { name: 'Remarks' })).toHaveTextContent('isotopes: 2H');
});

test('the key can be copied', async () => {
  const { identify, test, user } = await show();
  identify(ALANINE);
  await user.click(screen.getByRole('button', { name: 'Copy InChIKey' }));
  expect(test.platform.copied).toEqual(['QNAYBMKLOCPYGJ-UHFFFAOYSA-N']);
});

test('names the same structures in the article, and those that differ in stereo, and opens them', async () => {
  const { identify, test, segments, user } = await show();
  identify(ALANINE, L_ALANINE);
  expect(valueOf('Same structure')).toHaveTextContent('#3');
  expect(valueOf('Differs in stereo from')).toHaveTextContent('#2');
  await user.click(screen.getByRole('button', { name: 'Open #3' }));
  expect(selectOpenSegmentId(test.store.getState())).toBe(segments[2]!.id);
});

test('a structure without a key has neither mass nor look-up', async () => {
  const { identify } = await show();
  const { inchi: _inchi, inchiKey: _key, exactMass: _mass, ...residue } = ALANINE;
  identify({ ...residue, formula: 'C2H5*' });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Formula',
    'Rings',
    'Stereocentres',
    'Same structure',
  ]);
});

test('says why the services cannot identify a structure', async () => {
  const { refuse } = await show();
  refuse('A nitrogen has four bonds, more than its valence permits');
  expect(screen.getByRole('list', { name: 'Remarks' })).toHaveTextContent('more than its valence');
});
