import * as v from 'valibot';
import { ENGINE_LIMITS, type EngineLimits } from './engineLimits';
import { nameOf, type MicroserviceSettings } from './engineSettings';
import { EngineFailure, type ExternalEngine } from './externalEngine';
import { hostBeyond } from './hostBeyond';
import { HttpEngine } from './httpEngine';

/** The microservice looks for several drawings in pictures of 500 pixels and more, and cuts them out. */
const MOST_SIDE = 499;

/** Parts of one SMILES, which the microservice takes apart at its dots. */
const ANSWER = v.object({ smiles: v.array(v.string()) });

/** DECIMER in the Cheminformatics Microservice. Its image `-lite` has none. */
export function cheminformaticsMicroservice(
  settings: MicroserviceSettings,
  limits: EngineLimits = ENGINE_LIMITS,
): ExternalEngine {
  const { id, url } = settings;
  const name = nameOf(settings);
  const reader = new HttpEngine(
    {
      healthPath: '/latest/ocsr/health',
      requestOf: ({ png, handDrawn }) => {
        const form = new FormData();
        form.set('file', new File([new Uint8Array(png)], 'drawing.png', { type: 'image/png' }));
        form.set('hand_drawn', String(handDrawn));
        return { path: '/latest/ocsr/process-upload', form };
      },
      answerOf: (body) => {
        const { success, output } = v.safeParse(ANSWER, body);
        if (!success) throw new EngineFailure(`${name} answered something that is no structure.`);
        return { smiles: output.smiles.join('.') };
      },
    },
    { name, url, limits },
  );
  return {
    ...{ id, name, sentTo: hostBeyond(url), coordinates: false, handDrawn: true },
    mostSide: MOST_SIDE,
    state: () => reader.state(),
    read: (question, signal) => reader.read(question, signal),
  };
}
