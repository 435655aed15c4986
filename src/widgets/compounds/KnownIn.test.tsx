import { screen } from '@testing-library/react';
import { readingReceived } from '@/article';
import { structuresIdentified } from '@/features/identifiers';
import { knownSaga } from '@/features/known';
import { answerKnown } from '@/testing/answerKnown';
import { activateSession, openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { KnownIn } from './KnownIn';

const KEY = 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N';
const OTHER = 'OKKJLVBELUTLKV-UHFFFAOYSA-N';

test('before databases are asked, the cell says what the list has; of what it was not asked, nothing', async () => {
  const test = makeTestStore({ runSagas: false });
  answerKnown(test.platform.server, { [KEY]: 'without_stereo' });
  activateSession(test);
  await openDocument(test);
  const [segment] = receiveSegments(test, 1);
  const version = {
    ...{ smiles: 'CCO', engine: 'decimer', useCoordinates: false, handDrawn: false },
    ...{ timestamp: '2026-01-02T03:04:06.000Z', fromFallback: false },
  };
  const identifiers = {
    ...{ smiles: 'CCO', inchi: 'InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3', inchiKey: KEY },
    ...{ formula: 'C2H6O', rings: 0, heavyAtoms: 3, stereoCentres: 0, definedStereoCentres: 0 },
    remarks: [],
  };
  test.store.dispatch(readingReceived({ segment: segment!, version }));
  test.store.dispatch(structuresIdentified([{ text: 'CCO', result: { identifiers } }]));
  const cells = [KEY, OTHER, undefined].map((inchiKey) => (
    <KnownIn key={inchiKey} inchiKey={inchiKey} />
  ));
  renderWithStore(<>{cells}</>, test);
  expect(screen.getAllByText('not looked up')).toHaveLength(3);
  test.runSaga(knownSaga);
  expect(
    await screen.findByTitle(/^COCONUT has this skeleton; .*without stereo/),
  ).toHaveTextContent(/^known, no stereo/);
  expect(screen.getAllByText('not looked up')).toHaveLength(2);
});
