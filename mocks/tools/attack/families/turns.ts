import { Breach, type Family, type Target } from '../attackTypes';

const DEPICTIONS = '/latest/depiction';
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** As many as one batch may have, each of them large. */
const BATCH = JSON.stringify(
  Array.from({ length: 500 }, (_, index) => ({
    ...{ smiles: `${'C'.repeat(1 + (index % 40))}O`, format: 'png', width: 2_000, height: 2_000 },
  })),
);

const ONE = JSON.stringify({ smiles: 'CC(=O)Oc1ccccc1C(=O)O' });

/** The id of another user's session, which ends with the services. */
async function otherSession({ askBare }: Target): Promise<string> {
  const created = await askBare({ method: 'POST', path: '/session/create' });
  return created.body.session.session_id;
}

/** What one session asks for must not keep another one waiting until all of it is done. */
export const turns: Family = {
  name: 'turns',
  attacks: [
    {
      name: 'a batch of 500 large drawings beside another session’s one',
      limitMs: 120_000,
      run: async (target) => {
        await target.sessionId();
        const other = { 'X-Session-ID': await otherSession(target), ...JSON_TYPE };
        let isBatchDone = false;
        const path = `${DEPICTIONS}/batch`;
        const batch = target
          .ask({ method: 'POST', path, body: BATCH }, JSON_TYPE)
          .finally(() => (isBatchDone = true));
        const one = { method: 'POST', path: `${DEPICTIONS}/generate`, body: ONE };
        const drawn = await target.askBare(one, other);
        if (drawn.status !== 200) throw new Breach(`the drawing was answered with ${drawn.status}`);
        if (isBatchDone) throw new Breach('the drawing waited for the whole batch');
        await batch;
      },
    },
  ],
};
