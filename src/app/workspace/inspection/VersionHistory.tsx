import { Redo2, Undo2 } from 'lucide-react';
import { engineLabel } from '@/domain/engines';
import type { Segment } from '@/domain/segment';
import type { StructureVersion } from '@/domain/structure';
import { DETAIL_KEYS, useShortcut } from '@/features/help';
import { IconButton } from '@/ui/Button/IconButton';
import { Block, SectionTitle, TitleRow, VersionList } from './Facts.styles';
import { formatMoment } from '@/domain/formatMoment';
import { useVersions } from './useVersions';

/** All that was made of the segment, and the way back to any of it; nothing while there is one version. */
export function VersionHistory({ segment }: { readonly segment: Segment }) {
  const { versions, position, goTo, undo, redo } = useVersions(segment);
  const undoKey = useShortcut(DETAIL_KEYS.undo);
  const redoKey = useShortcut(DETAIL_KEYS.redo);
  if (versions.length < 2) return null;
  return (
    <Block>
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
    </Block>
  );
}

interface VersionsProps {
  readonly versions: readonly StructureVersion[];
  /** Of the version that counts. */
  readonly position: number;
  readonly onChoice: (position: number) => void;
}

function Versions({ versions, position, onChoice }: VersionsProps) {
  return (
    <VersionList>
      {versions.map(({ engine, timestamp }, index) => (
        <li key={`${index} ${timestamp}`}>
          <button
            type="button"
            aria-current={index === position || undefined}
            onClick={() => onChoice(index)}
          >
            {index + 1}. {engineLabel(engine)}
            <time dateTime={timestamp}>{formatMoment(timestamp, 'time')}</time>
          </button>
        </li>
      ))}
    </VersionList>
  );
}
