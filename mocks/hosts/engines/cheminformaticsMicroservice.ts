import * as v from 'valibot';
import { nameOf, type MicroserviceSettings } from './engineSettings';
import type { ExternalEngine } from './externalEngine';
import { hostBeyond } from './hostBeyond';
import { HttpEngine, type HttpSurroundings } from './httpEngine';

/** The microservice looks for several drawings in pictures of 500 pixels and more, and cuts them out. */
const MOST_SIDE = 499;

/** Parts of one SMILES, which the microservice takes apart at its dots. */
const ANSWER = v.pipe(
  v.object({ smiles: v.array(v.string()) }),
  v.transform(({ smiles }) => ({ smiles: smiles.join('.') })),
);

/** DECIMER in the Cheminformatics Microservice. Its image `-lite` has none. */
export function cheminformaticsMicroservice(
  settings: MicroserviceSettings,
  surroundings: HttpSurroundings = {},
): ExternalEngine {
  const { id, url } = settings;
  const name = nameOf(settings);
  const reader = new HttpEngine(
    {
      healthPath: '/latest/ocsr/health',
      requestOf: ({ handDrawn }) => ({
        path: '/latest/ocsr/process-upload',
        picture: 'file',
        fields: { hand_drawn: String(handDrawn) },
      }),
      answer: ANSWER,
    },
    { name, url, ...surroundings },
  );
  return {
    ...{ id, name, sentTo: hostBeyond(url), coordinates: false, handDrawn: true },
    mostSide: MOST_SIDE,
    state: () => reader.state(),
    read: (question, signal) => reader.read(question, signal),
  };
}
