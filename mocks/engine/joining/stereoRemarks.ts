import { programNameOf, type ProgramReading } from '../recognition/fusion/programReading';
import { stereoSaid, type StereoSaid } from '../recognition/fusion/stereoSaid';

/**
 * What the programs that read the same constitution say of its stereo beside the reading that stands: which
 * contradicts it, which says more, and, unless another one confirms it, which says less.
 */
export const stereoRemarks = (
  taken: ProgramReading,
  alike: readonly ProgramReading[],
  isConfirmed: boolean,
): string[] =>
  alike.flatMap(({ program, forms }) => {
    const said = stereoSaid(forms, taken.forms);
    return said.says === 'less' && isConfirmed ? [] : inWords(programNameOf(program), said);
  });

function inWords(program: string, { says, ...counts }: StereoSaid): string[] {
  const what = counted(counts);
  switch (says) {
    case 'the same':
      return [];
    case 'more':
      return [`${program} reads ${what ?? 'stereo'} more`];
    case 'less':
      return [`${program} leaves ${what ?? 'stereo'} open`];
    case 'other':
      return [`${program} reads other stereo`];
  }
}

/** `2 stereo centres and one E/Z bond`; undefined for none. */
function counted({ centres, bonds }: Omit<StereoSaid, 'says'>): string | undefined {
  const parts = [
    [centres, 'stereo centre'],
    [bonds, 'E/Z bond'],
  ] as const;
  const named = parts.flatMap(([count, what]) =>
    count === 0 ? [] : [count === 1 ? `one ${what}` : `${count} ${what}s`],
  );
  return named.length === 0 ? undefined : named.join(' and ');
}
