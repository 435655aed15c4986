import { Breach, type Target } from './attackTypes';

const ASPIRIN = 'CC(=O)Oc1ccccc1C(=O)O';

/** Requires that the services respond and do an ordinary job: they draw aspirin. @throws Breach */
export async function requireWell(target: Target): Promise<void> {
  const health = await target.askBare({ method: 'GET', path: '/health' });
  if (health.body?.status !== 'OK') throw new Breach(`health is ${health.status} afterwards`);
  const drawn = await postJson(target, '/latest/depiction/generate', { smiles: ASPIRIN });
  if (drawn.status !== 200 || !drawn.text.includes('<path')) {
    throw new Breach(`aspirin is answered with ${drawn.status} afterwards`);
  }
}

/** Posts JSON in the session. */
export const postJson = (target: Target, path: string, body: unknown) =>
  target.ask(
    { method: 'POST', path, body: typeof body === 'string' ? body : JSON.stringify(body) },
    { 'Content-Type': 'application/json' },
  );
