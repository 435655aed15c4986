import type { Read } from './engines';
import { presentText } from './missing';
import { definedStereo } from './smilesStereo';
import { versionsOf, type Structure, type StructureVersion } from './structure';

/** What another reading of a drawing says beside the one that stands. */
export type ReadingSays = 'another structure' | 'other stereo' | 'more' | 'less' | 'nothing';

/** A contradiction, a reading that says more or less, and one that says nothing are told apart. */
const WORDS: Readonly<Record<ReadingSays, string>> = {
  'another structure': 'reads another structure here',
  'other stereo': 'reads other stereo',
  more: 'reads more stereo',
  less: 'leaves stereo open',
  nothing: 'reads no structure here',
};

type NameOf = (read: Read) => string;

const inWords = ({ engine, program }: Read, says: ReadingSays, nameOf: NameOf): string =>
  `${nameOf({ engine, program })} ${WORDS[says]}`;

/** Of two readings of one constitution that differ in stereo, as far as the number of places tells. */
function stereoSays(reading: StructureVersion, standing: StructureVersion): ReadingSays {
  const stereoOf = ({ smiles = '' }: StructureVersion) => definedStereo(smiles);
  const more = stereoOf(reading) - stereoOf(standing);
  return more > 0 ? 'more' : more < 0 ? 'less' : 'other stereo';
}

/** What a reading of the same constitution with other stereo says, without a full stop as all remarks. */
export const stereoRemark = (
  reading: StructureVersion,
  standing: StructureVersion,
  nameOf: NameOf,
): string => inWords(reading, stereoSays(reading, standing), nameOf);

/**
 * What each reading says that is noted to differ from the one that stands. Without a SMILES it was compared with
 * nothing, whatever is noted.
 */
export function differingInWords(structure: Structure, nameOf: NameOf): string[] {
  const versions = versionsOf(structure);
  return (structure.differing ?? []).map((engine) => {
    const read = versions.findLast((version) => version.engine === engine) ?? { engine };
    const isEmpty = 'timestamp' in read && presentText(read.smiles) === undefined;
    return inWords(read, isEmpty ? 'nothing' : 'another structure', nameOf);
  });
}
