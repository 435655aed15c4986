import * as v from 'valibot';
import { marcusEngineOf, nameOf, type MarcusSettings } from './engineSettings';
import { EngineFailure, type ExternalEngine } from './externalEngine';
import { HttpEngine, type Ask, type HttpSurroundings } from './httpEngine';
import { hostBeyond } from './hostBeyond';

/** Answers of `generate_smiles` and `generate_both` (docs/contract.md 7.3). */
const ANSWER = v.object({
  smiles: v.nullish(v.string(), ''),
  molfile: v.nullish(v.string(), ''),
  confidence: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
});

const CREATED = v.object({ session: v.object({ session_id: v.pipe(v.string(), v.uuid()) }) });

/** One engine of a running MARCUS installation. DECIMER alone writes no molfile, and alone reads hand drawings. */
export function marcusBackend(
  settings: MarcusSettings,
  surroundings: HttpSurroundings = {},
): ExternalEngine {
  const { id, url } = settings;
  const engine = marcusEngineOf(settings);
  const isDecimer = engine === 'decimer';
  const name = nameOf(settings);
  const reader = new HttpEngine(
    {
      healthPath: '/latest/ocsr/health',
      requestOf: ({ handDrawn }) => ({
        path: `/latest/ocsr/${isDecimer ? 'generate_smiles' : 'generate_both'}`,
        picture: 'image_file',
        fields: { engine, ...(isDecimer && { hand_drawn: String(handDrawn) }) },
      }),
      answer: ANSWER,
      headers: sessionHeaders(name),
    },
    { name, url, ...surroundings },
  );
  return {
    ...{ id, name, sentTo: hostBeyond(url), coordinates: !isDecimer, handDrawn: isDecimer },
    state: () => reader.state(),
    read: (question, signal) => reader.read(question, signal),
  };
}

/** Installations may want a session, which they drop after a silence (docs/contract.md 0.1, 1.5, 3.4). */
function sessionHeaders(name: string) {
  let headers: Readonly<Record<string, string>> = {};
  return async (ask: Ask, isRefused: boolean) => {
    if (!isRefused) return headers;
    const response = await ask('/session/create', { method: 'POST' });
    const { success, output } = v.safeParse(CREATED, await response.json());
    if (!success) throw new EngineFailure(`${name} wants a session, and gives none.`);
    headers = { 'X-Session-ID': output.session.session_id };
    return headers;
  };
}
