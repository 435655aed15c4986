import type { KnownState } from '../known/knownCompounds';
import { falseAlarmOneIn, INCHI_KEY, type KnownHead } from '../known/knownFile';
import type { EnginePorts } from './enginePorts';

export { INCHI_KEY };

export interface KnownAnswers {
  readonly source: Pick<KnownHead, 'source' | 'release' | 'day' | 'compounds'>;
  /** Of keys that the source does not have, one in so many is said to be known. */
  readonly falseAlarmOneIn: number;
  readonly states: readonly KnownState[];
}

/** Whether a list of known compounds has those of some InChIKeys. */
export const createKnownTasks = ({ knownCompounds }: Pick<EnginePorts, 'knownCompounds'>) => ({
  /** In the order of the keys; null if there is no list. */
  find: async ({
    inchiKeys,
  }: {
    readonly inchiKeys: readonly string[];
  }): Promise<KnownAnswers | null> => {
    const known = await knownCompounds();
    if (!known) return null;
    const { source, release, day, compounds } = known.head;
    return {
      source: { source, release, day, compounds },
      falseAlarmOneIn: falseAlarmOneIn(known.head),
      states: inchiKeys.map(known.stateOf),
    };
  },
});
