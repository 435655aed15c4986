import type { FormFile, Home, HomeAnswer, HomeRequest } from './home';

/** What services answer about one article. */
export interface ArticleAnswers {
  readonly text: string;
  readonly doi: string;
  readonly annotations: unknown;
  /** Boxes, routes, labels ...; no pictures. */
  readonly segments: readonly SegmentAnswer[];
  /** By engine, in the order of the segments. */
  readonly readings: Readonly<Record<string, readonly ReadingAnswer[]>>;
  /** SVG of each structure that was read. */
  readonly drawings: readonly string[];
}

interface SegmentAnswer {
  readonly filename: string;
  readonly confidence: number;
}

/** A structure, or the reason why there is none. */
interface ReadingAnswer {
  readonly status: number;
  readonly smiles?: string;
  readonly detail?: string;
  readonly confidence?: number;
}

/** Asks everything that the application asks about an article. */
export async function articleAnswers(home: Home, file: FormFile): Promise<ArticleAnswers> {
  const created = await answered(home, '/session/create', { method: 'POST' });
  const session: string = created.body.session.session_id;
  const post = (path: string, request: HomeRequest) =>
    answered(home, `/latest${path}`, { method: 'POST', session, ...request });
  const form = { pdf_file: file };
  const text = (await post('/docling_conversion/extract_text', { form })).body.text;
  const { doi } = (await post('/decimer/extract_doi', { form })).body;
  const annotated = (await post('/openai/extract_all', { json: { text } })).body;
  const { segments, segments_directory: folder } = (
    await post('/decimer/extract_segments', { form })
  ).body;
  const readings: Record<string, ReadingAnswer[]> = { decimer: [], molnextr: [] };
  const drawings: string[] = [];
  for (const [engine, own] of Object.entries(readings)) {
    for (const { filename } of segments) {
      const { status, body } = await post('/ocsr/generate_both', {
        form: { image_path: `${folder}/${filename}`, engine },
      });
      const { smiles, confidence, detail } = body;
      own.push({ status, smiles, confidence, detail });
      if (smiles) drawings.push(await drawingOf(home, session, smiles));
    }
  }
  await answered(home, `/session/remove/${session}`, { method: 'DELETE' });
  const { saved_as: _name, ...annotations } = annotated;
  return { text, doi, annotations, segments, readings, drawings };
}

async function drawingOf(home: Home, session: string, smiles: string): Promise<string> {
  const json = { smiles, width: 512, height: 512, format: 'svg' };
  const path = '/latest/depiction/generate';
  return (await answered(home, path, { method: 'POST', session, json })).body;
}

async function answered(home: Home, path: string, request: HomeRequest): Promise<HomeAnswer> {
  const answer = await home.call(path, request);
  if (answer === 'aborted') throw new Error(`${path} was given up`);
  return answer;
}
