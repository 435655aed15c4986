import type { EngineId } from '@/domain/engines';
import { activateSession, openDocument, receiveSegments } from '@/testing/builders';
import { hang, jsonResponse, type FakeHandler, type FakeRequest } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { comparisonSaga } from '../comparison.saga';
import { comparisonOpened } from '../comparison.slice';

export const WITH_DEPICTION = '/ocsr/generate_with_depiction';
export const BOTH = '/ocsr/generate_both';
export const COMPARE = '/similarity/compare_smiles';
export const MCS = '/similarity/find_mcs';
export const MOLFILE = '\n  test\n\n  1  0  0  0  0  0  0  0  0  0999 V2000\nM  END\n';
export const PDF_ID = '1700000000000';

export const field = ({ body }: FakeRequest, name: string) => (body as FormData).get(name);
export const engineOf = (request: FakeRequest) => String(field(request, 'engine'));
export const jsonOf = ({ body }: FakeRequest) =>
  JSON.parse(String(body)) as Record<string, unknown>;
export const refuse =
  (detail: string): FakeHandler =>
  () =>
    jsonResponse({ detail }, { status: 500 });

/** An engine's successful answer. */
export const reading = (engine: EngineId, smiles: string, molfile?: string) =>
  jsonResponse({
    smiles,
    engine,
    hardware: 'CPU',
    ...(molfile !== undefined && { molfile }),
    depiction: { format: 'svg', engine: 'cdk', svg: '<svg/>' },
  });

/** What each engine reads; an engine that is left out never answers. */
export function enginesRead(
  { platform }: TestStore,
  answers: Readonly<Record<EngineId, () => Response | Promise<Response>>>,
): void {
  platform.server.on('POST', WITH_DEPICTION, (request) =>
    (answers[engineOf(request)] ?? (() => hang(request)))(),
  );
}

/** All three read this. */
export const allRead = (test: TestStore, smiles: readonly [string, string, string]) =>
  enginesRead(test, {
    decimer: () => reading('decimer', smiles[0]),
    molnextr: () => reading('molnextr', smiles[1], MOLFILE),
    molscribe: () => reading('molscribe', smiles[2], MOLFILE),
  });

/** The services' comparison of what they receive: agreement by equal strings. */
export const comparesSmiles = ({ platform }: TestStore, changes: object = {}) =>
  platform.server.on('POST', COMPARE, (request) => {
    const { smiles_list: smiles, engine_names: engines } = jsonOf(request) as {
      smiles_list: string[];
      engine_names: string[];
    };
    const pairs = engines.flatMap((a, i) =>
      engines.slice(i + 1).map((b, j) => [`${a}-${b}`, smiles[i] === smiles[i + 1 + j]] as const),
    );
    const agreed = pairs.filter(([, agree]) => agree).length;
    const identical = new Set(smiles).size === 1;
    return jsonResponse({
      matrix: smiles.map((a) => smiles.map((b) => (a === b ? 1 : 0.4))),
      engine_names: engines,
      identical,
      agreement_summary: {
        identical,
        agreement_percentage: (agreed / pairs.length) * 100,
        total_comparisons: pairs.length,
        total_agreements: agreed,
        pair_agreements: Object.fromEntries(pairs),
        invalid_smiles: [],
      },
      ...changes,
    });
  });

/** An article with segments, a seat, and the comparison's processes. */
export async function stageComparison({ segments = 2 } = {}) {
  const test = makeTestStore({ runSagas: false });
  await openDocument(test);
  activateSession(test);
  const [first, second] = receiveSegments(test, segments);
  test.runSaga(comparisonSaga);
  await flush();
  const open = async (segmentId = first?.id ?? '', pdfId = PDF_ID) => {
    test.store.dispatch(comparisonOpened({ segmentId, pdfId }));
    await flush(200);
  };
  return { test, first: first!, second: second!, open };
}

export const recognitions = ({ platform }: TestStore) =>
  platform.server.requestsTo(/ocsr\/generate/);
export const messagesOf = ({ store }: TestStore) =>
  Object.values(store.getState().notices.entities).map(({ message }) => message);
