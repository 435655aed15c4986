import { Redo2, Undo2 } from 'lucide-react';
import { useSelector } from 'react-redux';
import type { Segment } from '@/domain/segment';
import type { StructureVersion } from '@/domain/structure';
import { selectReaderName } from '@/features/recognition';
import { DETAIL_KEYS, useShortcut } from '@/features/shortcuts';
import { IconButton } from '@/ui/Button/IconButton';
import { Stack } from '@/ui/Layout/Layout';
import { SectionTitle } from '@/ui/Text/Text';
import { TitleRow, VersionList } from './Facts.styles';
import { formatMoment } from '@/domain/formatMoment';
import { useVersions } from './useVersions';

/** All versions of the segment's structure, to go back to any; nothing while there is only one. */
export function VersionHistory({ segment }: { readonly segment: Segment }) {
  const { versions, position, goTo, undo, redo } = useVersions(segment);
  const undoKey = useShortcut(DETAIL_KEYS.undo);
  const redoKey = useShortcut(DETAIL_KEYS.redo);
  if (versions.length < 2) return null;
  return (
    <Stack as="section" $gap={2} $minWidth={0}>
      <TitleRow>
        <SectionTitle>Versions</SectionTitle>
        <IconButton
          icon={Undo2}
          size="s"
          label="Undo"
          shortcut={undoKey}
          aria-disabled={position === 0 || undefined}
          onClick={undo}
        />
        <IconButton
          icon={Redo2}
          size="s"
          label="Redo"
          shortcut={redoKey}
          aria-disabled={position === versions.length - 1 || undefined}
          onClick={redo}
        />
      </TitleRow>
      <Versions versions={versions} position={position} onChoice={goTo} />
    </Stack>
  );
}

interface VersionsProps {
  readonly versions: readonly StructureVersion[];
  /** Of the current version. */
  readonly position: number;
  readonly onChoice: (position: number) => void;
}

function Versions({ versions, position, onChoice }: VersionsProps) {
  const nameOf = useSelector(selectReaderName);
  return (
    <VersionList>
      {versions.map((version, index) => (
        <li key={`${index} ${version.timestamp}`}>
          <button
            type="button"
            aria-current={index === position || undefined}
            onClick={() => onChoice(index)}
          >
            {index + 1}. {nameOf(version)}
            <time dateTime={version.timestamp}>{formatMoment(version.timestamp, 'time')}</time>
          </button>
        </li>
      ))}
    </VersionList>
  );
}
